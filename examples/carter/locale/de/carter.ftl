## The Carter.

carter-ask = Auf deinem Wagen liegen { $load } Säcke. Weiter würfeln oder anhalten?
carter-do-throw = Weiter würfeln
carter-do-stop = Anhalten
# "robbers" is the highest number on which they come.
carter-brings-throw =
    { $robbers ->
        [1] bei einer 1 kommen Räuber
       *[other] bei einer 1 oder 2 kommen Räuber
    }
carter-brings-stop = du hast dann { $points }

carter-tell-round = Runde { $round }; die Straße ist { $goal } Punkte lang.
carter-tell-player = { $player }: { $points }
carter-tell-cart =
    { $robbers ->
        [1] { $player } fährt mit { $load } Säcken; bei einer 1 kommen Räuber.
       *[other] { $player } fährt mit { $load } Säcken; bei einer 1 oder 2 kommen Räuber.
    }
carter-tell-turn = { $player } ist am Zug.
carter-tell-over = Die Partie ist zu Ende.

## What happens; a message with -you at its end speaks to whom it is about.

carter-event-round-begins = Runde { $round } beginnt.
carter-event-loaded = { $player } würfelt eine { $face } und hat { $load } Säcke auf dem Wagen.
carter-event-loaded-you = Du würfelst eine { $face } und hast { $load } Säcke auf dem Wagen.
carter-event-robbed =
    { $lost ->
        [0] { $player } würfelt eine { $face }; die Räuber finden einen leeren Wagen.
        [2] { $player } würfelt eine { $face }; die Räuber nehmen beide Säcke mit.
       *[other] { $player } würfelt eine { $face }; die Räuber nehmen alle { $lost } Säcke mit.
    }
carter-event-robbed-you =
    { $lost ->
        [0] Du würfelst eine { $face }; die Räuber finden einen leeren Wagen.
        [2] Du würfelst eine { $face }; die Räuber nehmen beide Säcke mit.
       *[other] Du würfelst eine { $face }; die Räuber nehmen alle { $lost } Säcke mit.
    }
carter-event-stopped = { $player } hält an und bekommt { $points }.
carter-event-stopped-you = Du hältst an und bekommst { $points }.
carter-event-game-over =
    { $winners_n ->
        [one] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } gewinnen gemeinsam.
    }
carter-event-game-over-you = Die Partie ist zu Ende: Du gewinnst.

## Where points come from.

carter-source-freight = Fracht
carter-source-total = Summe

## Examples in the terminal's help.

carter-play-key-notation = throw
carter-play-key-words = anhalten
carter-play-key-rules = regeln räuber, ? räuber
carter-play-key-why = warum, warum räuber
carter-play-help-odds = was jede Entscheidung bringen kann
carter-play-which-rule = Andere Regeln, zum Beispiel: regeln räuber oder regeln C-3.1

## What can be wrong with a position.

carter-amiss-over = Die Partie ist zu Ende, sobald eine Runde vorbei ist und jemand { $goal } Punkte hat, und nicht eher.

## The board in the browser, “How to play” and the glossary.

carter-table-players = Mitspieler
carter-table-tray = Dein Zug
carter-table-log = Verlauf
carter-table-bot = Bot
carter-table-stand-in = ein Bot springt ein
carter-table-load = { $load } Säcke auf dem Wagen
carter-table-thrown = Der letzte Wurf: { $face }
carter-table-best = Die beste Fuhre
carter-what-die = Der Würfel
carter-what-die-about = Jeder Wurf bringt so viele Säcke, wie er zeigt, wenn keine Räuber kommen.
carter-what-load = Die Ladung
carter-what-load-about = Die Säcke auf dem Wagen. Wer rechtzeitig anhält, bekommt für jeden einen Punkt.
carter-what-robbers = Räuber
carter-what-robbers-about = Sie nehmen die ganze Ladung mit, und der Zug ist vorbei.
glossary-carter-things = Was auf dem Tisch liegt
how-carter-goal = Du bringst Säcke auf deinem Wagen heim. Wer die meisten heimbringt, gewinnt.
how-carter-round = So geht ein Zug
how-carter-throw = Würfeln
how-carter-throw-about = So viele Säcke, wie der Würfel zeigt, kommen auf den Wagen.
how-carter-robbers = Räuber
how-carter-robbers-about = Bei einer 1 nehmen sie alles mit, von einem schweren Wagen auch bei einer 2.
how-carter-stop = Anhalten
how-carter-stop-about = Wer rechtzeitig anhält, hat für jeden Sack einen Punkt.
how-carter-wins-freight = Jeder Sack, der heimkommt, ist ein Punkt.
how-carter-wins-end = Ist jemand am Ende der Straße, wird die Runde noch zu Ende gespielt.
how-carter-mistake-1 = Noch einmal, und noch einmal
how-carter-mistake-1-about = Je mehr auf dem Wagen liegt, desto mehr kann ein Wurf kosten.
how-carter-mistake-2 = Zu früh anhalten
how-carter-mistake-2-about = Ein leerer Wagen hat nichts zu verlieren.
