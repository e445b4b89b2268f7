/** What has changed before the deal: told to those whom it concerns, and who comes and goes. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { gameTitle, optionName, tableName, valueName } from "../shared/games";
import { t } from "../shared/i18n";
import type { TableInfo } from "../shared/types";

type Piece = TableInfo["news"][number];

/** Kinds that come from the house, not from the host. */
const HOUSE = new Set(["dropped", "replaced", "sign", "unseated"]);

export function News({ table }: { table: TableInfo }): JSX.Element {
  const house = table.news.filter(({ kind }) => HOUSE.has(kind));
  const host = table.news.filter(({ kind }) => !HOUSE.has(kind));
  return (
    <div class="news" role="status">
      {house.map((piece) => (
        <p key={piece.kind + piece.about}>{told(piece, table)}</p>
      ))}
      {host.length === 0 ? null : (
        <p>{[t("news-lead"), ...host.map((piece) => told(piece, table)), t("news-again")].join(" ")}</p>
      )}
    </div>
  );
}

function told({ kind, about }: Piece, table: TableInfo): string {
  const seat = table.seats.find(({ name }) => name === about);
  switch (kind) {
    case "game":
      return t("news-game", { game: gameTitle(table.game) });
    case "option":
      return optionTold(about, table);
    case "seats":
      return t("news-seats", { n: table.seats.length });
    case "order":
      return t("news-order");
    case "bot":
      return t("news-bot", { name: about, level: t("level", { n: seat?.level ?? 1 }) });
    case "dropped":
      return t("news-dropped", { option: optionName(table.game, about) });
    case "replaced":
      return t("news-replaced", { name: about });
    case "sign":
      return t("news-sign", { table: tableName(table) });
    case "unseated":
      return t("news-unseated");
  }
}

function optionTold(about: string, { game, options }: TableInfo): string {
  const value = options[about] ?? "";
  const option = optionName(game, about);
  if (typeof value === "boolean") return t(value ? "news-on" : "news-off", { option });
  return t("news-option", { option, value: valueName(game, about, value) });
}

/** Says to those who do not see it who has sat down and who has got up. */
export function Comings({ table }: { table: TableInfo }): JSX.Element {
  const known = useRef<string[] | null>(null);
  const said = useSignal("");
  const people = table.seats
    .filter((seat) => seat.kind === "person" && seat.seat !== table.you)
    .map(({ name }) => name);
  useEffect(() => {
    const before = known.current ?? people;
    known.current = people;
    const words = [
      ...people.filter((name) => !before.includes(name)).map((name) => t("lobby-came", { name })),
      ...before.filter((name) => !people.includes(name)).map((name) => t("lobby-went", { name })),
    ];
    if (words.length > 0) said.value = words.join(" ");
  }, [people.join("\n")]);
  return (
    <p class="sr" role="status">
      {said}
    </p>
  );
}
