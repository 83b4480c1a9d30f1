### Polish: lessons of Mindbug. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-duel = Pojedynek
lesson-chapter-evolution = Ponad Ewolucję
lesson-chapter-eternity = Ponad Wieczność
lesson-chapter-tag-team = Tag Team
