/** Seal and seed of the dice, and the check that every roll follows from them. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { roomOf } from "../app/rooms";
import { CopyButton } from "../shared/copying";
import { Icon } from "../shared/drawings";
import { Hash } from "../shared/hash";
import { Heading } from "../shared/heading";
import { inPerson, t } from "../shared/i18n";
import { keptShare } from "../shared/share";
import type { End, TableInfo } from "../shared/types";
import { sealOf } from "./seal";

type Checked = "no" | "fits" | "differs";

export function DiceCheck({ table, dice }: { table: TableInfo; dice: End["dice"] }): JSX.Element {
  const by = roomOf(table.game).chance;
  const own = useSignal<Checked>("no");
  const check = async (): Promise<void> => {
    own.value = (await sealOf(dice.seed)) === dice.commitment.toLowerCase() ? "fits" : "differs";
  };
  useEffect(() => void check(), [dice.seed, dice.commitment]);
  const shares = dice.shares.filter((share) => share !== "").length;
  const good = dice.checked && own.value !== "differs";
  return (
    <section class="pn panel dc">
      <Heading text={t("end-dice-check", { by })} tone="verd" />
      <div class="dcg">
        <div>
          <div class={good ? "ok" : "ok bad"}>
            <span class="o">
              <Icon name={good ? "check" : "eye"} ui />
            </span>
            <span>
              <b>{t(dice.checked ? "end-rolls-follow" : "end-rolls-differ", { n: dice.rolls, by })}</b>
              <small>{t("end-shares", { n: shares })}</small>
            </span>
          </div>
          <p class="own" role="status">
            {own.value === "no" ? null : <Icon name={own.value === "fits" ? "check" : "eye"} ui />}
            {own.value === "no" ? "" : t("end-seal-checked", { result: own.value })}
          </p>
          <div class="cba">
            <button class="btn small" type="button" onClick={() => void check()}>
              <Icon name="again" ui />
              {t("end-check-seal")}
            </button>
          </div>
        </div>
        <div>
          <p class="hl">
            <b>{t("seal")}</b>
            <span>{t("end-seal-when", { by })}</span>
          </p>
          <Hash text={dice.commitment} label={t("seal")} />
          <p class="nt">{t("seal-how")}</p>
        </div>
        <div>
          <p class="hl">
            <b>{t("end-seed-name")}</b>
            <span>{t("end-seed-when", { by })}</span>
          </p>
          <Hash text={dice.seed} label={t("end-seed-name")} />
          <p class="nt">{t("end-seed-how", { by })}</p>
        </div>
      </div>
      <Yourself table={table} shares={dice.shares} />
    </section>
  );
}

/** How to check it without this server: the command, and everybody's share. */
function Yourself({ table, shares }: { table: TableInfo; shares: readonly string[] }): JSX.Element {
  const command = `burgrave verify burgrave-${table.id}.json`;
  const mine = keptShare(table.id);
  return (
    <details class="tbl">
      <summary>{t("end-check-yourself")}</summary>
      <p class="nt">{t("end-check-how", { by: roomOf(table.game).chance })}</p>
      <p class="cmdrow">
        <code class="cmd">{command}</code>
        <CopyButton text={command}>{t("end-copy-command")}</CopyButton>
      </p>
      {shares.some((share) => share !== "") ? (
        <ul class="shares">
          {shares.map((share, i) =>
            share === "" ? null : (
              <li key={i}>
                {inPerson("end-share-of", i === table.you, { name: table.seats[i]?.name ?? "" })} <code>{share}</code>
                {i === table.you && mine !== null ? (
                  <b class={share === mine ? "same" : "other"}>{t("end-my-share", { same: share === mine })}</b>
                ) : null}
              </li>
            ),
          )}
        </ul>
      ) : null}
    </details>
  );
}
