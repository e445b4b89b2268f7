"""The numbers behind the greedy bot's judgement, all in victory points; self-play chose them."""


class Weights:
    """What things are worth; a variant changes a few and plays against the rest."""

    def __init__(self) -> None:
        # Resources that no rule has turned into points yet.
        self.food = 0.30
        """Beyond what the dice will eat this round."""
        self.wood = 0.45
        self.stone = 0.75
        self.goods = 0.70
        self.late = 0.25
        """In the last rounds a resource keeps this part of its worth."""
        self.guildhall = 1.0
        """A resource in the store of a guildhall's owner, per guildhall."""

        # Symbols of the roll.
        self.hunger = 1.15
        """A food that is missing now: the step of disaster, and less freedom next time."""
        self.hammer = 2.2
        """The first hammer, where there is something to build with it ..."""
        self.next_hammer = 0.55
        """... and each further one keeps this part of the worth of the one before."""
        self.idle_hammer = 0.3
        self.culture = 1.15
        self.sword = 0.35
        self.shield = 0.25
        self.feather = 0.35

        # Skulls: one, two (for each crowded building), three, four, five, six and more.
        self.bandits = -0.45
        self.treachery = 0.6
        self.fire = -2.6
        self.pestilence = 2.0
        self.revolt = -0.5
        self.keep_throwing = 0.05
        """So much better than now a throw must be to be made."""

        # Dice that a building brings, for each round to come.
        self.peasant = 0.62
        self.noble = 0.30
        self.burgher = 1.20
        self.cleric = 1.50
        self.farm = 0.55
        self.lumber_mill = 0.60
        self.hospital = 0.20
        self.monastery = 0.45

        # What a building is worth besides, whatever the time.
        self.market = 0.0
        self.university = 0.0
        self.guild = 3.0
        """A guildhall."""
        self.keep = 1.0

        # Places.
        self.quarter = 0.0
        """By how many quarter turns the plan of the city is turned."""
        self.room = 0.18
        """A field inside the ring, kept for what counts more."""
        self.crowd = 0.14
        """A crowded building, for each round to come."""
        self.in_the_way = 4.0
        """Standing where the ring shall go."""
        self.ring = 0.75
        """What closing the ring brings counts this much while it is not closed yet."""
        self.largest = 0.7
        """The award for the largest city, if nobody has a larger one now."""
        self.middle = 0.01
        """Elsewhere it is better to stay away from the middle."""
        self.finish = 0.5
        """Turning an end marker, when ahead; the same is lost when behind."""
        self.rounds = 9.5
        """How long a game lasts, at first glance."""
