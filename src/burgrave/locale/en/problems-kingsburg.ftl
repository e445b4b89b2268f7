# What can be wrong with a position of Kingsburg: what a person wrote is quoted as it has to be typed.
kingsburg-amiss-no-tax = Without a Tax Collector no building owes a tax.
kingsburg-amiss-groups = No groups lie at court in step “{ $step }”.
kingsburg-amiss-rolled = No rolled dice lie in step “{ $step }”.
kingsburg-amiss-own-dice = A player has { DATA("kingsburg/pieces/dice/own", one: "own die", other: "own dice") }, those in groups included.
kingsburg-amiss-bonus-due = So many bonus dice can’t be due in step “{ $step }”.
kingsburg-amiss-governor-once = Every governor card exists only once.
kingsburg-amiss-governors-chosen = Governors are offered only until they are chosen.
kingsburg-amiss-governors-in-turn = Governors are offered to one player after the other, in turn order.
kingsburg-amiss-army-needed = Every player needs { $needed } army tokens here.
kingsburg-amiss-choice-made = Seat { $seat } must be asked or have made a choice it can make.
kingsburg-amiss-no-choice = Seat { $seat } can’t have made a secret choice here.
kingsburg-amiss-offer-edition = Effects are optional in the revised edition only.
kingsburg-amiss-offer-step = “{ $effect }” can’t be offered in step “{ $step }” like this.
kingsburg-amiss-offer-one = “{ $effect }” is offered to one player at a time.
kingsburg-amiss-offer-seat = “{ $effect }” can’t be offered to seat { $seat }.
kingsburg-amiss-never = A table with these options never comes to “{ $step }”.
kingsburg-amiss-order = The order must name every seat from 0 to { $last } once.
kingsburg-amiss-enemy = From the king’s aid to the winter a year has an enemy card.
kingsburg-amiss-enemy-year = Year { $year } has no enemy “{ $name }”; it has { $known }.
kingsburg-amiss-envoy-at = “envoy_at” must be an advisor’s place and a seat, such as [8, 0].
kingsburg-amiss-more-buildings = “{ $building }” needs the option more_buildings.
kingsburg-amiss-left = “{ $building }” can’t stand without “{ $left }” to its left.
kingsburg-amiss-dice-most = “{ $field }” has at most { $most ->
    [3] three
   *[other] { $most }
  } dice.
kingsburg-amiss-no-governor = “{ $name }” can’t be a governor at this table.
kingsburg-amiss-choice = “choice” must be a governor, the number of an army token or null.
kingsburg-amiss-army = The army tokens of a player are among { $known }.
kingsburg-amiss-groups-most = A player can lay at most { DATA("kingsburg/pieces/dice/own", one: "group", other: "groups") } in a season.
kingsburg-amiss-two-groups = Two groups lie on “{ $advisor }” without the envoy.
kingsburg-amiss-neutral = “neutral” must be two lists of dice, such as [[1, 2, 4], [2, 3]].
kingsburg-amiss-neutral-sizes = “neutral” must be a list of three dice and one of two.
kingsburg-amiss-neutral-faces = The faces of “neutral” dice are 1 to 6.
kingsburg-amiss-no-influence = “{ $text }” is no way to influence an advisor, such as “influence 8 with 5 3”.
kingsburg-amiss-needs-revised = Option { $name } needs the revised edition (edition=revised).
kingsburg-amiss-needs-governors = Option documented_governors needs the governors of module 2.

## Why a decision is refused.
kingsburg-refused-take-one = Take one gold, one wood or one stone.
kingsburg-refused-lose-own = Lose one good that you own.
kingsburg-refused-not-next-in-row = That building is not the next one in its row.
kingsburg-refused-no-goods-for-building = You do not have the goods for that building.
kingsburg-refused-no-saving = You can’t save that good on this building.
kingsburg-refused-no-wood-for-stone = You can’t pay wood for stone here.
kingsburg-refused-build-next = Build one of the next buildings of your province, or nothing.
kingsburg-refused-no-idle-crane = You have no Crane that could stand idle here.
kingsburg-refused-dice-gone = You do not have these dice any more.
kingsburg-refused-no-token = You have no { -kingsburg-plus } token to use this season.
kingsburg-refused-no-market = You have no Market to use this season.
kingsburg-refused-no-private-advisors = Only the Politician has private advisors.
kingsburg-refused-advisor-taken = Dice already lie on this advisor, and you do not have the envoy.
kingsburg-refused-influence-or-pass = Influence an advisor or pass.
kingsburg-refused-look-or-decline = Look at the enemy card or decline.
kingsburg-refused-raise-or-done = The Sorcerer may raise a missing building of column I, or be done.
kingsburg-refused-take-or-decline = Take the effect, always take it, or decline.
kingsburg-refused-no-token-for-soldier = Only the Recruiting Center takes a { -kingsburg-plus } token for a soldier.
kingsburg-refused-nothing-idle = Nothing that makes soldiers cheaper can stand idle here.
kingsburg-refused-send-army-token = Send one of your unspent army tokens.
kingsburg-refused-advisor-offers-else = This advisor does not offer that.
kingsburg-refused-alchemist-trades = The Alchemist trades goods that you own, or you decline.
kingsburg-refused-keep-dice = Your dice, buildings and governor do not allow that; you can keep the dice.
kingsburg-refused-not-now = You can’t use that now; you can be done.
kingsburg-refused-choose-dealt = Choose one of the governors that you were dealt.
kingsburg-refused-governor-or-decline = Use your governor or decline.
kingsburg-refused-soldier-price =
    { $price ->
        [one] A soldier costs you { $price } good that you own; recruit or be done.
       *[other] A soldier costs you { $price } goods that you own; recruit or be done.
    }
kingsburg-refused-bonus-dice =
    { $dice ->
        [one] You have { $dice } bonus die: roll it or not.
       *[other] You have { $dice } bonus dice: roll any number of them.
    }
