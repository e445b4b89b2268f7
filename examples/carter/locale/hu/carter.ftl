## The Carter.

carter-ask = { $load } zsák van a szekereden. Dobsz még, vagy megállsz?
carter-do-throw = Dobok még
carter-do-stop = Megállok
# "robbers" is the highest number on which they come.
carter-brings-throw =
    { $robbers ->
        [1] 1-esre rablók jönnek
       *[other] 1-esre vagy 2-esre rablók jönnek
    }
carter-brings-stop = így { $points } lesz a tiéd

carter-tell-round = { $round }. forduló; az út { $goal } pont hosszú.
carter-tell-player = { $player }: { $points }
carter-tell-cart =
    { $robbers ->
        [1] { $player } úton van { $load } zsákkal; 1-esre rablók jönnek.
       *[other] { $player } úton van { $load } zsákkal; 1-esre vagy 2-esre rablók jönnek.
    }
carter-tell-turn = { $player } következik.
carter-tell-over = A játszma véget ért.

## What happens; a message with -you at its end speaks to whom it is about.

carter-event-round-begins = Kezdődik { AZ($round) } { $round }. forduló.
carter-event-loaded =
    { $face ->
        [3] { $player } 3-ast dob, és { $load } zsák van a szekerén.
        [5] { $player } 5-öst dob, és { $load } zsák van a szekerén.
        [6] { $player } 6-ost dob, és { $load } zsák van a szekerén.
       *[other] { $player } { $face }-est dob, és { $load } zsák van a szekerén.
    }
carter-event-loaded-you =
    { $face ->
        [3] 3-ast dobsz, és { $load } zsák van a szekereden.
        [5] 5-öst dobsz, és { $load } zsák van a szekereden.
        [6] 6-ost dobsz, és { $load } zsák van a szekereden.
       *[other] { $face }-est dobsz, és { $load } zsák van a szekereden.
    }
carter-event-robbed =
    { $lost ->
        [0] { $player } { $face }-est dob; a rablók üres szekeret találnak.
       *[other] { $player } { $face }-est dob; a rablók mind { AZ($lost) } { $lost } zsákot elviszik.
    }
carter-event-robbed-you =
    { $lost ->
        [0] { $face }-est dobsz; a rablók üres szekeret találnak.
       *[other] { $face }-est dobsz; a rablók mind { AZ($lost) } { $lost } zsákot elviszik.
    }
carter-event-stopped = { $player } megáll, és { $points_acc } kap.
carter-event-stopped-you = Megállsz, és { $points_acc } kapsz.
carter-event-game-over =
    { $winners_n ->
        [one] A játszma véget ért; { $winners } nyert.
       *[other] A játszma véget ért; { $winners } osztozik a győzelmen.
    }
carter-event-game-over-you = A játszma véget ért; te nyertél.

## Where points come from.

carter-source-freight = Fuvar
carter-source-total = Összesen

## Examples in the terminal's help.

carter-play-key-notation = throw
carter-play-key-words = megállok
carter-play-key-rules = szabály rablók, ? rablók
carter-play-key-why = miért, miért rablók
carter-play-help-odds = mit hozhatnak az egyes döntések
carter-play-which-rule = Más szabályok, például: szabály rablók vagy szabály C-3.1

## What can be wrong with a position.

carter-amiss-over = A játszma akkor ér véget, ha egy kör lezárult, és valakinek { $goal } pontja van; előbb nem.

## The board in the browser, “How to play” and the glossary.

carter-table-players = Játékosok
carter-table-tray = A te lépésed
carter-table-log = Napló
carter-table-bot = bot
carter-table-stand-in = bot ugrik be helyette
carter-table-load = { $load } zsák a szekéren
carter-table-thrown = Az utolsó dobás: { $face }
carter-table-best = A legjobb rakomány
carter-what-die = A kocka
carter-what-die-about = Minden dobás annyi zsákot hoz, amennyit mutat, ha nem jönnek rablók.
carter-what-load = A rakomány
carter-what-load-about = A szekéren lévő zsákok. Aki időben megáll, mindegyikért egy pontot kap.
carter-what-robbers = Rablók
carter-what-robbers-about = Elviszik az egész rakományt, és a kör véget ér.
glossary-carter-things = Ami az asztalon van
how-carter-goal = Zsákokat viszel haza a szekereden. Az nyer, aki a legtöbbet viszi haza.
how-carter-round = Így zajlik egy kör
how-carter-throw = Dobás
how-carter-throw-about = Ahányat a kocka mutat, annyi zsák kerül a szekérre.
how-carter-robbers = Rablók
how-carter-robbers-about = 1-esre mindent elvisznek, nehéz szekérről 2-esre is.
how-carter-stop = Megállás
how-carter-stop-about = Aki időben megáll, zsákonként egy pontot kap.
how-carter-wins-freight = Minden hazavitt zsák egy pont.
how-carter-wins-end = Ha valaki az út végére ér, a kört még végigjátsszátok.
how-carter-mistake-1 = Még egyszer, és még egyszer
how-carter-mistake-1-about = Minél több van a szekéren, annál többe kerülhet egy dobás.
how-carter-mistake-2 = Túl korai megállás
how-carter-mistake-2-about = Az üres szekérnek nincs vesztenivalója.
