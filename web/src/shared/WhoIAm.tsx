/** My name and crest, changed in place. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { crestName } from "./crests";
import { CrestShield } from "./drawings";
import { t } from "./i18n";
import { chooseCrest, draft, keepName, lookUp, problem, type, who } from "./profile";
import { CRESTS, type Crest } from "./types";

interface WhoIAmProps {
  /** The crest that I bear at this table, where another one had to do. */
  borne?: Crest;
}

export function WhoIAm({ borne }: WhoIAmProps): JSX.Element {
  const me = who.value;
  useEffect(() => {
    if (me === null) lookUp().catch(() => undefined);
    // What an earlier page left unsaid is said now; what this one leaves, when it goes.
    void keepName();
    return () => void keepName();
  }, []);
  if (me === null) return <div class="who" />;
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
          autocomplete="nickname"
          value={draft.value ?? me.name}
          placeholder={t("home-name")}
          aria-label={t("home-name")}
          aria-invalid={problem.value !== ""}
          aria-describedby="name-problem"
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={() => void keepName()}
        />
      </label>
      <fieldset class="crests">
        <legend class="sr">{t("home-crest")}</legend>
        {CRESTS.map((crest) => (
          <label key={crest} title={crestName(crest)}>
            <input
              type="radio"
              name="crest"
              aria-label={crestName(crest)}
              checked={crest === (borne ?? me.crest)}
              onChange={() => void chooseCrest(crest)}
            />
            <CrestShield crest={crest} />
          </label>
        ))}
      </fieldset>
      <p class="problem" id="name-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
