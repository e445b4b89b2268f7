/** The sealed dice: what the seal is, and the share that I add to them. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { roomOf } from "../app/rooms";
import { CopyButton } from "../shared/copying";
import { Icon } from "../shared/drawings";
import { Hash } from "../shared/hash";
import { Heading } from "../shared/heading";
import { t } from "../shared/i18n";
import { keptShare } from "../shared/share";
import type { TableInfo } from "../shared/types";

const LONGEST = 200;

export function DicePanel({ table, share }: { table: TableInfo; share: Signal<string> }): JSX.Element {
  const by = roomOf(table.game).chance;
  // Once it is in the dice, it stays as it is.
  const given = keptShare(table.id) !== null;
  return (
    <section class="panel">
      <Heading text={t("lobby-sealed", { by })} tone="verm" />
      <div class="sealrow">
        <Icon name="seal" />
        <p>{t("lobby-seal-about", { by })}</p>
      </div>
      <Hash text={table.commitment} label={t("seal")} />
      <p class="under">
        {t("seal-how")}
        <CopyButton text={table.commitment}>{t("lobby-copy-seal")}</CopyButton>
      </p>
      {table.you === null ? null : (
        <label class="share">
          <b>{t("lobby-share")}</b>
          <input
            type="text"
            maxLength={LONGEST}
            spellcheck={false}
            autocomplete="off"
            readOnly={given}
            value={share.value}
            onInput={(event) => (share.value = event.currentTarget.value)}
          />
          <small>{t(given ? "lobby-share-given" : "lobby-share-about", { by })}</small>
        </label>
      )}
    </section>
  );
}
