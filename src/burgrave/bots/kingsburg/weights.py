"""The numbers behind the greedy bot's judgement, all in victory points; self-play chose them."""


class Weights:
    """What things are worth; a variant changes a few and plays against the rest."""

    def __init__(self) -> None:
        # Goods. All 20 buildings cost 82 goods and bring 59 points, so a good that no plan needs
        # yet is worth about 0.7. Gold is given most often and missed least.
        self.gold = 0.60
        self.wood = 0.65
        self.stone = 0.70
        self.missing = 1.70
        """A good that the next building still lacks: its price, and the season that it may cost."""
        self.late = 0.97
        """A building that has to wait for another season keeps this part of its worth."""
        self.unlock = 0.24
        """A building opens the way to the rest of its row: this part of what the rest gains."""
        self.price = 0.85
        """What a good costs when the gain of a later building is judged."""
        self.last_good = 0.15
        """A good when nothing can be built any more: half a soldier, or a tie-break."""
        self.cathedral_good = 0.5
        """A good at the end of the game beside a Cathedral."""

        # What comes back every season, summer or winter.
        self.token = 0.75
        self.spare_token = 0.64
        """Only one +2 token a season can be used, so each further one is worth this part."""
        self.reroll_statue = 0.04
        self.reroll_chapel = 0.12
        self.market_season = 0.35
        self.die_season = 1.50
        """A bonus die: less than an own one, as it can't stand alone."""
        self.guild_season = 0.80
        self.town_hall_season = 0.30
        self.crane_season = 0.25
        self.sawmill_summer = 0.54
        self.quarry_summer = 0.77
        self.goldsmith_summer = 1.10
        self.building = 0.18
        """Each building helps towards the king's reward and breaks ties."""
        self.kings_reward = 0.42
        """The point for the most buildings after spring, when one more building would reach it."""

        # Winter.
        self.strength = 1.00
        """One point of strength in a winter to come."""
        self.barracks_winter = 0.36
        self.stables_winter = 0.75
        self.stone_wall_winter = 0.35
        self.fortress_winter = 0.37
        self.recruiting_winter = 0.15
        self.training_winter = 0.70
        self.academy_winter = 0.70
        self.lost_good = 0.60
        self.goods_in_winter = 2
        """So many goods are usually left to be lost when the enemy comes."""
        self.lost_building = 0.85
        """A fallen building can be built again, so its loss is not all that it was worth."""
        self.won_good = 0.75
        self.strongest = 0.35
        """The chance that a win is also the strongest one, when nothing is known."""
        self.early_soldier = 0.60
        """A soldier before the autumn: others may come by cheaper."""
        self.look = 0.15
        """Knowing the enemy saves a soldier or a loss now and then."""
        self.army_pip = 0.55
        """A pip of an army token that stays for later winters."""

        # Court.
        self.threat = 0.22
        """How likely one opponent who can reach an advisor takes it before the next turn."""
        self.deny = 0.05
        """Taking what an opponent could reach is worth a little in itself."""
        self.envoy = 1.00
        """The envoy kept for a better day."""
