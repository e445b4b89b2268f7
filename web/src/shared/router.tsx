/** Where the reader is, by the address: `/t/:id/replay`, `/rules/:game`, `/learn/:game/:lesson` and so on. */
import { signal } from "@preact/signals";
import type { AnchorHTMLAttributes, ComponentChildren, JSX } from "preact";

export type Place =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "end"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string | null }
  | { page: "learn" }
  | { page: "how"; game: string }
  | { page: "glossary"; game: string | null }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "record" }
  | { page: "position" }
  | { page: "about" }
  | { page: "nowhere" };

function read(path: string): Place {
  const [first = "", second, third, ...more] = path
    .split("/")
    .filter((part) => part !== "")
    .map(plain);
  if (more.length > 0) return { page: "nowhere" };
  if (first === "") return { page: "home" };
  if (first === "about" && second === undefined) return { page: "about" };
  if (first === "replay" && second === undefined) return { page: "record" };
  if (first === "position" && second === undefined) return { page: "position" };
  if (first === "rules" && third === undefined) return { page: "rules", game: second ?? null };
  if (first === "glossary" && third === undefined) return { page: "glossary", game: second ?? null };
  if (first === "learn") {
    if (second === undefined) return { page: "learn" };
    return third === undefined ? { page: "how", game: second } : { page: "lesson", game: second, lesson: third };
  }
  if (first === "t" && second !== undefined) {
    if (third === undefined) return { page: "table", id: second };
    if (third === "end") return { page: "end", id: second };
    if (third === "replay") return { page: "replay", id: second };
  }
  return { page: "nowhere" };
}

/** A part of an address; one that is written wrongly stands for itself. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const place = signal<Place>(read(location.pathname));

window.addEventListener("popstate", () => {
  place.value = read(location.pathname);
});

let onTheWay = false;

export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  onTheWay = true;
  place.value = read(location.pathname);
  if (!replace) window.scrollTo(0, 0);
}

/** A page that stands now: whoever came by a link reads on from its beginning. */
export function arrived(): void {
  if (!onTheWay) return;
  onTheWay = false;
  toContent();
  if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Moves the focus to the page's content. */
export function toContent(): void {
  const content = document.querySelector("main");
  if (content === null) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ComponentChildren };

/** A link inside the client: plain clicks stay on the page, all others are the browser's. */
export function Link({ href, children, ...rest }: LinkProps): JSX.Element {
  const follow = (click: MouseEvent): void => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
