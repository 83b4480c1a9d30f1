### Spanish: lessons of Mindbug. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-duel = El duelo
lesson-chapter-evolution = Más Allá: Evolución
lesson-chapter-eternity = Más Allá: Eternidad
lesson-chapter-tag-team = Tag Team
