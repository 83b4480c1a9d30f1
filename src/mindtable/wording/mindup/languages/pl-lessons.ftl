### Polish: lessons of Mind Up!. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-mind-up = Mind Up!
