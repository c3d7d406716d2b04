/**
 * These functions run inside the driven page. Each is sent as its source text, so it may use only its
 * arguments, the document, and the page's copy of Testing Library's queries.
 */

/**
 * An element as a person names it: its role, its accessible name, and the part of the page that contains it.
 */
export interface Target {
  /** The role. `'password'` is the field of that type, which has no role of its own. */
  readonly role: string;
  /** The accessible name: a string matches the whole name, a pattern any part. */
  readonly name?: string | RegExp;
  readonly within?: Target;
}

/** A target in a form that can be sent to the page. Patterns are sent as their source. */
export interface SentTarget {
  readonly role: string;
  readonly name?: { readonly text: string } | { readonly pattern: string };
  readonly within?: SentTarget;
}

/** An element's position in the window, in CSS pixels, with its text and value. */
export interface FoundElement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  /** True if a click on its centre would reach it. */
  readonly isReachable: boolean;
}

interface Queries {
  queryAllByRole(container: Element, role: string, options: { name?: string | RegExp }): HTMLElement[];
}

/**
 * Finds the first visible element that matches, scrolls it into view and measures it. Returns null if there
 * is none.
 */
export function findInPage(target: SentTarget): FoundElement | null {
  const queries = (window as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom;
  const all = (container: Element, { role, name }: SentTarget): HTMLElement[] =>
    role === 'password'
      ? [...container.querySelectorAll<HTMLElement>('input[type=password]')]
      : queries.queryAllByRole(
          container,
          role,
          name === undefined ? {} : { name: 'text' in name ? name.text : new RegExp(name.pattern) },
        );
  const path: SentTarget[] = [];
  for (let each: SentTarget | undefined = target; each !== undefined; each = each.within) path.unshift(each);
  let found: HTMLElement[] = [document.body];
  for (const step of path) found = found.flatMap((container) => all(container, step));
  const element = found.find((each) => each.getClientRects().length > 0);
  if (element === undefined) return null;
  const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInWindow(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    text: element.textContent,
    value: (element as HTMLInputElement).value ?? '',
    isFocused: element === document.activeElement,
    isReachable: top !== null && (element.contains(top) || top.contains(element)),
  };
}

/** Returns the labels of all visible elements with a role, for the message of a failed search. */
export function namesInPage(role: string): string[] {
  const queries = (window as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom;
  return queries
    .queryAllByRole(document.body, role, {})
    .slice(0, 40)
    .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60));
}

/**
 * Lists, as sentences, the elements beyond the window's sides and the controls and headings that are cut off.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  const { documentElement } = document;
  if (documentElement.scrollWidth > documentElement.clientWidth)
    faults.push(
      `the page is ${documentElement.scrollWidth} wide in a window of ${documentElement.clientWidth}`,
    );
  for (const element of document.querySelectorAll<HTMLElement>(
    'header a, header button, h1, h2, main button, main a',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || box.bottom < 0 || box.top > innerHeight) continue;
    // A part with its own scrolling may hold more than it shows.
    let isClipped = false;
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX)) isClipped = true;
    if (!isClipped && (box.left < -1 || box.right > innerWidth + 1))
      faults.push(`${nameOf(element)} stands outside the window, from ${box.left} to ${box.right}`);
    const style = getComputedStyle(element);
    if (
      style.textOverflow !== 'ellipsis' &&
      style.overflowX === 'hidden' &&
      element.scrollWidth > element.clientWidth + 1
    )
      faults.push(`${nameOf(element)} is cut off: ${element.scrollWidth} in ${element.clientWidth}`);
  }
  return faults;
}

/** Compares the left edges of the calendar's day heads with those of their columns, in CSS pixels. */
export function calendarOffsets(): number[] {
  const left = (element: Element) => element.getBoundingClientRect().left;
  const heads = [...document.querySelectorAll('.rbc-time-header-content .rbc-header')].map(left);
  const columns = [...document.querySelectorAll('.rbc-time-content .rbc-day-slot')].map(left);
  if (heads.length === 0 || heads.length !== columns.length) return [Number.NaN];
  return heads.map((head, index) => Math.abs(head - (columns[index] ?? Number.NaN)));
}

/** Applies the print style sheets to the window, because one of the drivers cannot print. */
export function showAsPrinted(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        if (/\bprint\b/.test(mediaText)) rule.media.mediaText = mediaText.replace(/\bprint\b/g, 'all');
        else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all';
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) {
    if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
    change(sheet.cssRules);
  }
}
