### Lessons of Mindbug: single ideas. The other side is the coach, who speaks of itself as “I”. Cards are variables, by their ids.
### `…-idea` is what is learnt; `…-1` what the coach says at the first step (the first paragraph is the headline); `…-1-done` what is
### said of the suggested move, others of the moves they are named after.

lesson-chapter-duel = The duel
lesson-chapter-evolution = Beyond Evolution
lesson-chapter-eternity = Beyond Eternity
lesson-chapter-tag-team = Tag Team
