### French: lessons of Mindbug. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-duel = Le duel
lesson-chapter-evolution = Évolution Suprême
lesson-chapter-eternity = Éternité Suprême
lesson-chapter-tag-team = Tag Team
