/** Three pages: `/`, `/t/:id`, `/t/:id/end`. */
import { signal } from "@preact/signals";
import type { AnchorHTMLAttributes, ComponentChildren, JSX } from "preact";

export type Place =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "end"; id: string }
  | { page: "nowhere" };

function read(path: string): Place {
  if (path === "/") return { page: "home" };
  const table = /^\/t\/([^/]+)(\/end)?\/?$/.exec(path);
  if (table?.[1] === undefined) return { page: "nowhere" };
  const id = decodeURIComponent(table[1]);
  return table[2] === undefined ? { page: "table", id } : { page: "end", id };
}

export const place = signal<Place>(read(location.pathname));

window.addEventListener("popstate", () => {
  place.value = read(location.pathname);
});

export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.value = read(location.pathname);
  if (!replace) window.scrollTo(0, 0);
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
