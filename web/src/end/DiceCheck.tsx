/** Seal and seed of the dice, and the check that every roll follows from them. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../shared/drawings";
import { Hash } from "../shared/hash";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import type { End, TableInfo } from "../shared/types";

type Checked = "no" | "fits" | "differs" | "cannot";

/** Each use of a hash has a label of its own, so that no value can stand in for another. */
const LABEL = "burgrave fair dice 1: commitment\0";

async function sealOf(seed: string): Promise<string> {
  const bytes = (seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const sealed = Uint8Array.from([...new TextEncoder().encode(LABEL), ...bytes]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sealed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function DiceCheck({ table, dice }: { table: TableInfo; dice: End["dice"] }): JSX.Element {
  const own = useSignal<Checked>("no");
  const check = async (): Promise<void> => {
    // Plain http from another machine has no such means; the command has.
    if (!window.isSecureContext) own.value = "cannot";
    else own.value = (await sealOf(dice.seed)) === dice.commitment.toLowerCase() ? "fits" : "differs";
  };
  const command = `burgrave verify burgrave-${table.id}.json`;
  return (
    <section class="pn panel dc">
      <Heading text={t("end-dice-check")} tone="verd" />
      <div class="dcg">
        <div>
          <div class={dice.checked ? "ok" : "ok bad"}>
            <span class="o">
              <Icon name={dice.checked ? "check" : "eye"} ui />
            </span>
            <span>
              <b>{t(dice.checked ? "end-rolls-follow" : "end-rolls-differ", { n: dice.rolls })}</b>
              <small>{t("end-shares", { n: dice.shares.filter((share) => share !== "").length })}</small>
            </span>
          </div>
          <div class="cba">
            <button class="btn small" type="button" onClick={() => void check()}>
              <Icon name="again" ui />
              {t("end-check-seal")}
            </button>
          </div>
          <p class="nt" role="status">
            {own.value === "no" ? "" : t("end-seal-checked", { result: own.value })}
          </p>
        </div>
        <div>
          <p class="hl">
            <b>{t("seal")}</b>
            <span>{t("end-seal-when")}</span>
          </p>
          <Hash text={dice.commitment} label={t("seal")} />
          <p class="nt">{t("seal-how")}</p>
        </div>
        <div>
          <p class="hl">
            <b>{t("end-seed-name")}</b>
            <span>{t("end-seed-when")}</span>
          </p>
          <Hash text={dice.seed} label={t("end-seed-name")} />
          <p class="nt">{t("end-seed-how")}</p>
        </div>
      </div>
      <details class="tbl">
        <summary>{t("end-check-yourself")}</summary>
        <p class="nt">{t("end-check-how")}</p>
        <code class="cmd">{command}</code>
        {dice.shares.some((share) => share !== "") ? (
          <ul class="shares">
            {dice.shares.map((share, i) =>
              share === "" ? null : (
                <li key={i}>
                  {table.seats[i]?.name}: <code>{share}</code>
                </li>
              ),
            )}
          </ul>
        ) : null}
      </details>
    </section>
  );
}
