/** My name and crest, changed in place. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "./api";
import { CrestShield } from "./drawings";
import { t } from "./i18n";
import { CRESTS, type Crest, type Me } from "./types";

interface WhoIAmProps {
  me: Pick<Me, "name" | "crest">;
  changed: (me: Me) => void;
}

export function WhoIAm({ me, changed }: WhoIAmProps): JSX.Element {
  const problem = useSignal("");
  const written = useSignal(me.name);
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
    <form
      class="who"
      onSubmit={(event) => {
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      }}
    >
      <label class="g">
        <span>{t("home-play-as")}</span>
        <input
          type="text"
          maxLength={40}
          autocomplete="nickname"
          value={me.name}
          placeholder={t("home-name")}
          aria-label={t("home-name")}
          onInput={(event) => (written.value = event.currentTarget.value)}
          onBlur={(event) => void change(event.currentTarget.value.trim(), me.crest)}
        />
      </label>
      <fieldset class="crests">
        <legend class="sr">{t("home-crest")}</legend>
        {CRESTS.map((crest) => (
          <label key={crest} title={t(`crest-${crest}`)}>
            <input
              type="radio"
              name="crest"
              aria-label={t(`crest-${crest}`)}
              checked={crest === me.crest}
              onChange={() => void change(written.value.trim() || me.name || t("home-guest"), crest)}
            />
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
