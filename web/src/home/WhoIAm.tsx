/** My name and crest, changed in place. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { CrestShield } from "../shared/drawings";
import { t } from "../shared/i18n";
import { CRESTS, type Crest, type Me } from "../shared/types";

export function WhoIAm({ me, changed }: { me: Me; changed: (me: Me) => void }): JSX.Element {
  const problem = useSignal("");
  const change = async (name: string, crest: Crest): Promise<void> => {
    if (name === "" || (name === me.name && crest === me.crest)) return;
    try {
      changed(await api.rename(name, crest));
      problem.value = "";
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    }
  };
  return (
    <form class="who" onSubmit={(event) => (event.preventDefault(), (document.activeElement as HTMLElement | null)?.blur())}>
      <label class="g">
        <span>{t("home-play-as")}</span>
        <input
          type="text"
          maxLength={40}
          autocomplete="nickname"
          value={me.name}
          placeholder={t("home-name")}
          aria-label={t("home-name")}
          onBlur={(event) => void change(event.currentTarget.value.trim(), me.crest)}
        />
      </label>
      <fieldset class="crests">
        <legend class="sr">{t("home-crest")}</legend>
        {CRESTS.map((crest) => (
          <label key={crest} title={t(`crest-${crest}`)}>
            <input type="radio" name="crest" aria-label={t(`crest-${crest}`)} checked={crest === me.crest} onChange={() => void change(me.name, crest)} />
            <CrestShield crest={crest} />
          </label>
        ))}
      </fieldset>
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
