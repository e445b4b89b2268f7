## Learning to play: what terminal and browser both say.

learn-you = You
learn-right = Right. { $why }
learn-wrong = Not this time. { $why }
learn-else = That is allowed, but it is not what this step asks for.
