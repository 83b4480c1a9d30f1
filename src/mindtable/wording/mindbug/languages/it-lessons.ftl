### Italian: lessons of Mindbug. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-duel = Il duello
lesson-chapter-evolution = Oltre l’Evoluzione
lesson-chapter-eternity = Oltre l’Eternità
lesson-chapter-tag-team = Tag Team
