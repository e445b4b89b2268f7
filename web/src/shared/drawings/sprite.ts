/** Puts a sheet of symbols into the page, once, when its first drawing is needed; `<use href="#id">` then finds them. */
const mounted = new Set<string>();

export function mountSprite(sheet: string): void {
  if (mounted.has(sheet)) return;
  mounted.add(sheet);
  const drawing = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  drawing.classList.add("sprite");
  document.body.append(document.importNode(drawing, true));
}
