### Lessons of Tag Team. Ben sits on the reader’s left, Dan on the right, and the teammate Cleo opposite; the coach is none of them.
### The comments of en-lessons.ftl say what each message is.

lesson-team-order = Who is asked first
lesson-team-order-idea = Left, teammate, right: in this order three players may take your card. Bait the Mindbugs of both neighbours before you play the card that matters.
lesson-team-order-1 =
    Play { $gorillion }, and watch who is asked.

    First Ben on your left, for a Mindbug. Then your teammate Cleo, for a Mindfrog. Last Dan on your right, for a Mindbug.
lesson-team-order-1-done = Ben and Cleo let it pass, Dan took it with his Mindbug. As in the duel, **whoever loses a card acts again at once**.
lesson-team-order-1-early = Two Mindbugs were still waiting. Whoever takes { $killer-bee } makes your team lose life.
lesson-team-order-1-another = A good bait, too. Ben is asked first, and Dan gets only what Ben lets pass.
lesson-team-order-2 =
    Dan’s Mindbug is gone, Ben’s is still there. Play { $luchataur }.

    The other team has 1 life left. { $killer-bee } will take it, once nobody can take { $killer-bee }.
lesson-team-order-2-done = Ben couldn’t resist. Now both Mindbugs are gone, and you act once more.
lesson-team-order-2-early = Ben’s Mindbug was still there. If he takes { $killer-bee }, your team loses life.
lesson-team-order-3 =
    Play { $killer-bee }!

    Only Cleo is asked now, and she is on your side.
lesson-team-order-3-done = Cleo let it pass, and { $killer-bee } took the last life of the other team. You and Cleo have won!
lesson-team-order-3-another = Both Mindbugs were gone: { $killer-bee } would have won at once.

lesson-team-mindfrog = The Mindfrog
lesson-team-mindfrog-idea = A Mindfrog takes a card of your teammate, who then acts again. It saves a card from the Mindbug that is asked after you, and it makes one turn into two.
lesson-team-mindfrog-1 =
    Cleo plays { $luchataur }. Take it with your Mindfrog!

    Dan has no Mindbug left, so you are asked now. After you comes Ben, and he still has one.
lesson-team-mindfrog-1-done = { $luchataur } is safe on your side. And Cleo acted again at once: { $killer-bee } hunted down { $turbo-bug }.
lesson-team-mindfrog-1-passed = After you it was Ben’s choice, and he still had his Mindbug. Your Mindfrog would have kept { $luchataur } in the team.
lesson-team-mindfrog-2 =
    { $urchin-hurler } is their only creature. Attack with { $luchataur }!

    With **Frenzy** it attacks twice, and the other team has 1 life left.
lesson-team-mindfrog-2-done = Dan had to block with { $urchin-hurler }: 9 against 5. Nobody is left to block.
lesson-team-mindfrog-2-waits = One card more on your side. But { $luchataur } did not attack, and now Ben has his turn.
lesson-team-mindfrog-3 =
    Attack again!

    Nobody can block any more.
lesson-team-mindfrog-3-done = Their last life is gone. Cleo’s card, your Mindfrog: you have won together.
lesson-team-mindfrog-3-stopped = You stopped, and the other team keeps its last life.

lesson-team-help = Helping your teammate
lesson-team-help-idea = Always look at both sides of your team. Some cards make your teammate’s creatures better, some let them attack on your turn: often that is more than you can do alone.
lesson-team-help-1 =
    Cleo’s { $spider-owl } is **Sneaky**, so nobody over there can block it. Play { $superhero-boot-camp }.

    Your teammate’s creatures get 1 more power and **Frenzy**: two attacks in a turn.
lesson-team-help-1-done = Cleo attacked twice with { $spider-owl }. That cost the other team 2 life: 1 is left.
lesson-team-help-1-another = A card for yourself. { $superhero-boot-camp } would let Cleo attack twice.
lesson-team-help-1-attacked = Ben and Dan have creatures that can block yours. None of them can block Cleo’s { $spider-owl }.
lesson-team-help-1-once = Good, too: 1 life at once, on your own turn. { $superhero-boot-camp } would double what Cleo can do on hers.
lesson-team-help-2 =
    Use the Action of { $rocket-lovers }.

    Then Cleo must attack at once, on your turn. There is only 1 life left to take.
lesson-team-help-2-done = { $spider-owl } attacked once more and took the last life. Cleo’s creature, your cards: you have won together.
lesson-team-help-2-another = Now Cleo has to wait for her own turn, and Ben acts before her.
lesson-team-help-2-attacked = Ben and Dan have creatures that can block yours. None of them can block Cleo’s { $spider-owl }.

lesson-team-life = One life for two
lesson-team-life-idea = Your team has one life for both of you. If you are asked first, you may leave the block to your teammate; if you are asked last, it is up to you.
lesson-team-life-1 =
    { $giraffodile } attacks your team. Block with { $turbo-bug }, even though you lose it.

    Cleo has no creature, so it is up to you. You share 1 life: without it, you both lose.
lesson-team-life-1-done = { $turbo-bug } is gone, but your team lives. And on her turn Cleo played { $gorillion }.
lesson-team-life-1-lost = That was Cleo’s last life, too. With 1 life, whoever is asked last has to block.
lesson-team-life-1-dear = { $killer-bee } is gone. { $turbo-bug } would have been enough: against 7, both of them lose.
lesson-team-life-2 =
    Dan attacks with { $kangasaurus-rex }. This time, don’t block!

    You are asked first, then Cleo. Your { $killer-bee } would lose against 7, but her { $gorillion } has 10.
lesson-team-life-2-done = Cleo blocked with { $gorillion } and defeated { $kangasaurus-rex }. Your team has lost nothing.
lesson-team-life-2-dear = 5 against 7: { $killer-bee } is gone. Cleo’s { $gorillion } would have won this fight.

lesson-team-silence = Not a word about hands
lesson-team-silence-idea = Teammates may not show their hands, nor hint at them. But everything open on the table speaks to both: read it, and trust your teammate to read it, too.
lesson-team-silence-1 =
    You can’t see Cleo’s hand, and she may not hint at it. Attack with { $kung-fu-buddies }.

    Only cards make her show something: she reveals a card of her choice, and a creature of the same power is defeated.
lesson-team-silence-1-done = Without a word Cleo chose { $luchataur }: 9, like { $snail-hydra }, which is gone. Dan didn’t block: 1 life left.
lesson-team-silence-1-another = Cleo’s hand stays hidden. { $kung-fu-buddies } would let her show a card, and which one is her choice.
lesson-team-silence-2 =
    Attack again, with **Frenzy**, and trust Cleo.

    You can’t ask her for power 4. But she sees { $brain-fly } as well as you do.
lesson-team-silence-2-done = { $turbo-bug } has power 4, and { $brain-fly } was gone. Nobody could block: you have won together, without a word.
lesson-team-silence-2-stopped = You stopped. Whether Cleo could have helped once more, she may not say.

lesson-team-clock = Two skipped turns
lesson-team-clock-idea = Cards are a clock. Whoever can do nothing is skipped, and a team that is skipped twice in a row loses, however much life it has. So save a card for bad times.
lesson-team-clock-1 =
    Ben has nothing left, and Dan has only { $turbo-bug }. Attack with { $killer-bee }.

    Whoever can do nothing is skipped. A team that is skipped twice in a row loses.
lesson-team-clock-1-done = { $killer-bee } has **Hunter**: you may choose who has to block.
lesson-team-clock-1-life = They have life to spare. As long as Dan has { $turbo-bug }, he can act.
lesson-team-clock-1-another = As long as Dan has { $turbo-bug }, he can act. { $killer-bee } could have hunted it.
lesson-team-clock-2 =
    Hunt { $turbo-bug }!

    5 against 4: it is defeated, and then Dan can do nothing, either.
lesson-team-clock-2-done = Ben was skipped, Cleo played { $gorillion }, Dan was skipped. With 3 life left, they have lost!
lesson-team-clock-2-unhunted = Without a hunt nobody has to block. As long as Dan has { $turbo-bug }, he can act.
