// What can be measured on a page: where its content ends, what covers it, how small its text is.
const seen = (each) => each.closest(".sr, dialog:not([open])") === null
  && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const boxOf = (node) => {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};
const parentOf = (node) => node instanceof Element ? node : node.parentElement;
const named = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""}`;
const clips = (each, way) => /auto|scroll|hidden|clip/.test(getComputedStyle(each)[way]);
/* The part of a box that shows inside its ancestors, up to a given one; null if nothing does. */
const shown = (node, within) => {
  let { top, bottom, left, right } = boxOf(node);
  for (let each = parentOf(node); each !== null && each !== within; each = each.parentElement) {
    if (each === document.documentElement || each === document.body || each === node) continue;
    const frame = each.getBoundingClientRect();
    if (clips(each, "overflowY")) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    if (clips(each, "overflowX")) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
  }
  return bottom - top > 0.5 && right - left > 0.5 ? { top, bottom, left, right } : null;
};
const contents = (within) => {
  const found = [];
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const each = parentOf(node);
    const counts = node instanceof Element
      ? node.matches("svg, img, input, select, textarea, button, a, .panel")
      : node.data.trim() !== "";
    if (counts && seen(each)) found.push(node);
  }
  return found;
};
const measures = {
  // What scrolls further than its content goes.
  emptiness: () => {
    const ends = (within) => Math.max(0, ...contents(within).map((node) => shown(node, within)?.bottom ?? 0));
    const problems = [];
    const page = document.scrollingElement;
    scrollTo(0, page.scrollHeight);
    const left = page.scrollHeight - (ends(document.body) + scrollY);
    if (page.scrollHeight > innerHeight + 1 && left > 40) problems.push(`page: ${Math.round(left)} px`);
    scrollTo(0, 0);
    for (const each of document.querySelectorAll("body *")) {
      if (each.scrollHeight <= each.clientHeight + 1 || !/auto|scroll/.test(getComputedStyle(each).overflowY)) continue;
      if (!seen(each)) continue;
      const last = ends(each) - each.getBoundingClientRect().top + each.scrollTop;
      if (each.scrollHeight - last > 40) problems.push(`${named(each)}: ${Math.round(each.scrollHeight - last)} px`);
    }
    return problems;
  },
  // What still lies under the tray when everything is scrolled to its end.
  covered: (tray) => {
    const foot = document.querySelector(tray);
    if (foot === null) return [];
    const scrolls = [...document.querySelectorAll("main *")].filter((each) =>
      each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY) && seen(each));
    for (const each of scrolls) each.scrollTop = each.scrollHeight;
    scrollTo(0, document.scrollingElement.scrollHeight);
    const edge = foot.getBoundingClientRect();
    const under = contents(document.querySelector("main")).filter((node) => {
      if (foot.contains(node)) return false;
      const box = shown(node, null);
      return box !== null && box.bottom > edge.top + 1 && box.top < edge.bottom - 1
        && box.right > edge.left + 1 && box.left < edge.right - 1;
    });
    for (const each of scrolls) each.scrollTop = 0;
    scrollTo(0, 0);
    return under.map((node) => `${named(parentOf(node))} ${(node.textContent ?? "").slice(0, 30)}`);
  },
  // Visible text that is smaller than so many pixels on the screen.
  small: (least) => {
    const scales = new Map();
    const scaleOf = (each) => {
      if (!scales.has(each)) scales.set(each, scaleAt(each));
      return scales.get(each);
    };
    const scaleAt = (each) => {
      if (each instanceof SVGElement && each.getScreenCTM) {
        const matrix = each.getScreenCTM();
        return matrix === null ? 1 : Math.hypot(matrix.b, matrix.d);
      }
      const { transform } = getComputedStyle(each);
      const { b, d } = new DOMMatrix(transform === "none" ? "" : transform);
      return Math.hypot(b, d) * (each.parentElement === null ? 1 : scaleOf(each.parentElement));
    };
    const problems = new Set();
    const tell = (each, style, text) => {
      const size = parseFloat(style.fontSize) * scaleOf(each);
      if (size < least - 0.05) problems.add(`${size.toFixed(1)} px ${named(each)}: ${text.trim().slice(0, 30)}`);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const each = node.parentElement;
      if (node.data.trim() === "" || !seen(each) || each.closest("script, style, symbol") !== null) continue;
      if (boxOf(node).width > 0) tell(each, getComputedStyle(each), node.data);
    }
    for (const each of document.querySelectorAll("body *")) {
      for (const side of ["::before", "::after"]) {
        const style = getComputedStyle(each, side);
        if (/^"\s*\S/.test(style.content) && seen(each)) tell(each, style, style.content);
      }
    }
    return [...problems];
  },
  // Words that go on in the next line without a hyphen, and text that its frame cuts off.
  broken: () => {
    const problems = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const each = node.parentElement;
      if (!seen(each) || each.closest("script, style, symbol, code, .hash, .longlink") !== null) continue;
      if (node.data.trim() === "") continue;
      if (getComputedStyle(each).hyphens === "auto" || node.data.includes("\u00ad")) continue;
      const lines = document.createRange();
      lines.selectNodeContents(node);
      for (const word of lines.getClientRects().length < 2 ? [] : node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top);
        if (Math.max(...tops) - Math.min(...tops) > 4) problems.add(`broken ${named(each)}: ${node.data.trim()}`);
      }
      const box = boxOf(node);
      let { left, right, top, bottom } = box;
      for (let frame = each; frame !== null && frame !== document.body; frame = frame.parentElement) {
        const style = getComputedStyle(frame);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        const rim = frame.getBoundingClientRect();
        if (rim.width < 3) break;
        if (clips(frame, "overflowX") && (left < rim.left - 2 || right > rim.right + 2)
          || clips(frame, "overflowY") && bottom > rim.bottom + 3)
          problems.add(`cut ${named(each)} by ${named(frame)}: ${node.data.trim().slice(0, 40)}`);
      }
    }
    return [...problems];
  },
};
