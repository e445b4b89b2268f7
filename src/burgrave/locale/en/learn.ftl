## Learning to play: what terminal and browser both say.

learn-you = You
learn-right = Right. { $why }
learn-wrong = Not this time. { $why }
learn-else = That is allowed, but it is not what this step asks for.
learn-title = Learn to play
learn-lead = Short lessons at the real table. Each has one idea and one thing to do; wrong tries cost nothing. Your progress is kept.
learn-lesson = Lesson
learn-where = Learn · { $game } · { $n }. { $title }
learn-number = { $game } · lesson { $n } of { $all }
learn-list-title = { $n }. { $title }
learn-minutes = { $n } min
learn-count = { $n } lessons, { $minutes } minutes
learn-done-of = { $n } of { $all } done
learn-next-for-you = Next for you
learn-next-about = { $game }, lesson { $n } · { $minutes } minutes
learn-start = Start
learn-go-on = Go on
learn-all-done = You have done all lessons. Time for a game.
learn-to-games = To the games
learn-known = You know the games already?
learn-rules = The rules in full
learn-coach = Coach
learn-task = Your task
learn-question = A question
learn-look = Look here
learn-new = New here
learn-step-of = { $n } of { $all }
learn-steps = Steps
learn-step-done = done
learn-is-right = Right.
learn-is-wrong = Not this time.
learn-so-far = So far
learn-know = Good to know
learn-show = Show me
learn-back = Step back
learn-leave = Leave
learn-understood = I see
learn-no-coach = No more hints
learn-coach-on = Hints again
learn-lesson-over = Lesson done
learn-lesson-done = That was “{ $lesson }”.
learn-game-over = Game over
learn-game-done = You have played a whole game: “{ $lesson }” is done.
learn-again = Once more
learn-next = Next: { $lesson }
learn-all = All lessons
learn-nowhere = There is no such lesson
learn-nowhere-about = The list of lessons is under “Learn to play”.
learn-stopped = The lesson can’t be opened right now
learn-trouble = The lesson stopped; step { $n } is kept. Try again.
learn-fold = Fold the coach’s box

## How to play, on one screen.

how-title = How to play: { $game }
how-wins = What wins
how-mistakes = The two mistakes everybody makes first
how-ways = What next
how-lesson = First lesson
how-coached = A game with a coach
how-print = Print
learn-one-screen = On one screen

## The glossary.

glossary-of = Glossary: { $game }
glossary-lead = What every thing on the board is. At the table “?” or F1 tells it, too.
glossary-search = Search
glossary-found =
    { $n ->
        [one] 1 entry
       *[other] { $n } entries
    }
