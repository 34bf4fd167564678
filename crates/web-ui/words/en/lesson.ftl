# Lessons and the coach.

lesson = Lesson
lesson-of = Lesson: { $title }
lesson-count = { $number } of { $steps }
lesson-turn = turn { $turn } of { $turns }
lesson-next = Next
lesson-first-next = After “Next”
lesson-show = Show me
lesson-back = Back
lesson-steps = Steps
lesson-leave = Leave
lesson-play-on = Play on
lesson-own-game = A game of my own
lesson-over = You have played the lesson to its end.
lesson-try = Worth trying: { $move }.
lesson-patience = The others are moving …
lesson-first = Possible, but first: { $said }

lesson-lead = A real table with a coach beside it: one sentence, then you do it. Leave when you like and go on later.
lesson-facts = About { $minutes } minutes, { $steps } steps.
lesson-begin = Begin
lesson-again = Begin again
lesson-go-on = Go on with the lesson
lesson-waits = the lesson goes on when you do
lesson-resume = Go on at step { $number }
learn-minutes = Learn ({ $minutes } min)
learn-again = Lesson again
learn-about = Learn: { $lesson } ({ $minutes } min)
