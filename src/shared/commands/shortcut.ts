/**
 * Keys pressed one after the other: `['g', 'h']`, `['?']`. `mod+k` is Cmd on a Mac and Ctrl elsewhere, with a
 * lower-case Latin letter.
 */
export type Shortcut = readonly [string, ...string[]];

const modified = 'mod+';

/** Whether a keyboard has Cmd where others have Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether no stroke is a single character key, which WCAG 2.1.4 lets people switch off. */
export const needsModifier = (shortcut: Shortcut): boolean =>
  shortcut.every((stroke) => stroke.startsWith(modified));

/** The key's letter in Latin script; a keyboard of another script gives it by the key's position (`code`). */
function latin({ key, code }: KeyboardEvent): string {
  if (/^[\u0020-\u024f]$/.test(key)) return key;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter ?? key;
}

/** A pressed key as a stroke of a shortcut; undefined for combinations that no shortcut uses. */
export function strokeOf(event: KeyboardEvent, mac = isMac()): string | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const key = latin(event);
  const isLetter = /^[a-z]$/i.test(key);
  if (altKey || key.length !== 1 || (shiftKey && isLetter)) return undefined;
  const hasMod = mac ? metaKey : ctrlKey;
  if (mac ? ctrlKey : metaKey) return undefined;
  if (hasMod && shiftKey) return undefined;
  // Caps Lock writes capitals without Shift.
  return (hasMod ? modified : '') + key.toLowerCase();
}

/** A stroke as written on keys: `Ctrl K`, `⌘ K`, `G`. */
export function strokeLabel(stroke: string, mac = isMac()): string {
  if (!stroke.startsWith(modified)) return stroke.toUpperCase();
  return `${mac ? '⌘' : 'Ctrl'} ${stroke.slice(modified.length).toUpperCase()}`;
}

/** A stroke for `aria-keyshortcuts`. */
export function ariaStroke(stroke: string, mac = isMac()): string {
  if (!stroke.startsWith(modified)) return stroke;
  return `${mac ? 'Meta' : 'Control'}+${stroke.slice(modified.length).toUpperCase()}`;
}

const editors = '[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';
const keyless = 'button, checkbox, color, file, image, radio, range, reset, submit'.split(', ');

/** Whether the target lies in an editor of formatted text, which uses Ctrl and Cmd itself. */
export const isEditor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(editors) !== null;

/** Whether the target takes letters, as text or to choose from a list, so that they must not act as shortcuts. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !keyless.includes(target.type);
  return (
    target.closest(
      `textarea, select, ${editors}, [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="grid"], [role="tree"]`,
    ) !== null
  );
}
