### Lessons of Mind Up!: single ideas. `…-idea` is what is learnt; `…-1` what the coach says at the first step (the first paragraph
### is the headline); `…-1-done` what is said of the suggested move, others of the moves they are named after.

lesson-chapter-mind-up = Mind Up!
