## Barátok meghívása egy asztalhoz, és érkezés egy linkkel.

invite = Barátok meghívása
invite-about =
    { $n ->
        [0] Egy link az egész asztalhoz. Most nincs szabad hely; aki megnyitja, nézheti.
        [one] Egy link az egész asztalhoz: aki megnyitja, leül a szabad helyre, vagy nézi.
       *[other] Egy link az egész asztalhoz: aki megnyitja, { AZ($n) } { $n } szabad hely egyikére ül, vagy nézi.
    }
invite-message = Gyere játszani: { $table }
invite-copy-table = Asztal linkjének másolása
invite-copy = Link másolása
invite-code = Kód a telefon kamerájának: { $link }
invite-address = Cím
invite-alone = Ez a cím csak ezen a gépen működik. Hogy a hálózatodban lévő barátaid is elérjék, indítsd a szervert ezzel: { $words }.
invite-no-network = Ez a cím csak ezen a gépen működik: a gépnek most nincs címe semmilyen hálózatban.
invite-renew = Link megújítása
invite-renew-ask = Megújítod a linket? A régi attól fogva érvénytelen; aki itt ül, marad.
invite-renew-yes = Megújítás
invite-watch = Meghívás nézőnek
invite-watch-about = Aki ezt a linket megnyitja, nézi a játékot, és titkot nem lát.
reserve = Foglalás
reserve-name = Egy barát neve
reserve-for-seat = Kinek foglalod le? ({ $n }. hely)
reserve-yes = Hely foglalása
reserve-free = Szabad mindenkinek
reserved-for = foglalva: { $name }
reserved-about = Csak a hely saját linkje nyitja.
arrive-invites = { $host } meghív egy játékra: { $game }.
arrive-choose-seat = Válassz helyet
arrive-at-table = Az asztalnál
arrive-seat = { $n }. hely
arrive-free = szabad
arrive-bot = bot
arrive-person = itt ül
arrive-ready = itt ül, kész
arrive-by-host = a házigazda adja oda
arrive-full = Nincs szabad hely. Nézheted; ha egy felszabadul, itt választhatod.
arrive-sit = Leülök
arrive-watch = Csak nézem
