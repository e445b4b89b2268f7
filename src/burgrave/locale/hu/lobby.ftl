## Az asztal a játék előtt: mit rendez el a házigazda, és mit tudnak meg erről a többiek.

lobby-seats = Helyek
lobby-seat-more = Eggyel több hely
lobby-seat-fewer = Eggyel kevesebb hely
lobby-seats-most =
    { $n ->
        [one] { $game }: legfeljebb { $n } játékosnak való.
       *[other] { $game }: legfeljebb { $n } játékosnak való.
    }
lobby-seats-fewest =
    { $n ->
        [one] { $game }: legalább { $n } játékos kell hozzá.
       *[other] { $game }: legalább { $n } játékos kell hozzá.
    }
lobby-seats-people = Itt csak emberek ülnek: egyikük helyét kell elvenned.
lobby-remove = { $n }. hely elvétele
lobby-remove-ask = Elveszed { $name } helyét? Megtudja, és onnantól csak nézheti a játékot.
lobby-remove-kept-ask = Elveszed a helyet, amely { $name } számára van fenntartva? A linkje utána semmit sem nyit meg.
lobby-remove-yes = Hely elvétele
lobby-free-ask = Felszabadítod { $name } helyét? Megtudja, és bárki odaülhet.
lobby-free-yes = Felszabadítás
lobby-new-link = Link készítése
lobby-drag = Húzd másik helyre
lobby-move-up = { $name } följebb kerül
lobby-move-down = { $name } lejjebb kerül
lobby-moved = { $name } új helye: { $n } / { $of }.
lobby-came = { $name } leült.
lobby-went = { $name } felállt.
lobby-bot-name = A bot neve { AZ($n) } { $n }. helyen
lobby-leave-ask = Elhagyod az asztalt? A helyed bárkinek szabad lesz. Amíg az, a linkeddel visszajöhetsz.
lobby-leave-host-ask = Elhagyod a saját asztalodat? Ezután { $name } lesz a házigazda.
lobby-options-or-game = Játék vagy beállítások módosítása
lobby-fit-goes =
    { $n ->
        [one] Az új játék ({ $game }) legfeljebb { $most } játékosnak való, ezért megszűnik: { $seats }.
       *[other] Az új játék ({ $game }) legfeljebb { $most } játékosnak való, ezért megszűnik: { $seats }.
    }
lobby-fit-comes = { $game }: legalább { $least } játékos kell hozzá, ezért egy szabad hely is lesz.
lobby-fit-people = { $game }: legfeljebb { $most } játékosnak való, és { $people } ember ül itt. Előbb vegyél el egy helyet.

## Mi változott, amióta valaki jelezte, hogy kész.

news-lead = A házigazda módosított valamit:
news-again = Nézd meg, és jelezd újra, ha kész vagy.
news-game = A játék mostantól: { $game }.
news-option = { $option }: { $value }.
news-on = { $option }: mostantól része a játéknak.
news-off = { $option }: már nem része a játéknak.
news-seats = Az asztalnál most { $n } hely van.
news-order = Megváltozott a helyek sorrendje.
news-bot = { $name } most másképp játszik: { $level }.
news-dropped = Már nincs olyan, amit ehhez választottatok: „{ $option }”; mostantól a szokásos érvényes.
news-replaced = { $name } helyén a bot már nem létezik; a szokásos ült a helyére.
news-sign = Az asztal új neve { $table }: valakinek itt már volt egy a régi névvel.
news-unseated = A házigazda elvette a helyedet. Nézheted a játékot, vagy kérhetsz új linket.
