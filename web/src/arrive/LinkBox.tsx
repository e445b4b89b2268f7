/** A link to hand on: to read, to copy, to share, and as a code for cameras. */
import "../shared/linkbox.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { CopyButton } from "../shared/copying";
import { t } from "../shared/i18n";
import { Qr } from "../shared/qr";
import { absolute, lookAround, origin, reach } from "../shared/reach";
import { ShareButton } from "../shared/sharing";

interface LinkBoxProps {
  path: string;
  /** What a message with the link is called. */
  title: string;
  copy: string;
}

export function LinkBox({ path, title, copy }: LinkBoxProps): JSX.Element {
  useEffect(lookAround, []);
  const link = absolute(path);
  return (
    <div class="linkbox">
      <Qr text={link} label={t("invite-code", { link })} />
      <div>
        <code class="longlink">{link}</code>
        <p class="acts2">
          <CopyButton text={link}>{copy}</CopyButton>
          <ShareButton url={link} title={title} />
        </p>
      </div>
      <Reachable />
    </div>
  );
}

/** What whoever runs the server can do, with the words to type in one piece. */
function HowToOpen(): JSX.Element {
  const [before, after] = t("invite-alone", { words: "\n" }).split("\n");
  return (
    <>
      {before}
      <code>--host 0.0.0.0</code>
      {after}
    </>
  );
}

/** Which address the link begins with, where there are several, or that nobody else can open it. */
function Reachable(): JSX.Element | null {
  const told = reach.value;
  if (told === null) return null;
  if (told.addresses.length === 0)
    return (
      <p class="alone" role="note">
        {told.beyond ? t("invite-no-network") : <HowToOpen />}
      </p>
    );
  if (told.addresses.length === 1) return null;
  return (
    <label class="address">
      <span>{t("invite-address")}</span>
      <select value={origin.value} onChange={(event) => (origin.value = event.currentTarget.value)}>
        {told.addresses.map((address) => (
          <option key={address} value={address}>
            {address.replace(/^https?:\/\//, "")}
          </option>
        ))}
      </select>
    </label>
  );
}
