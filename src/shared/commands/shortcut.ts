/**
 * Key strokes in sequence: `['g', 'h']`, `['?']`. `mod+k` is Cmd on a Mac and Ctrl elsewhere, with a
 * lower-case Latin letter.
 */
export type Shortcut = readonly [string, ...string[]];

const modified = 'mod+';

/** Checks whether the keyboard has Cmd instead of Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Checks whether all strokes need Ctrl or Cmd. WCAG 2.1.4 requires a way to switch off single-key shortcuts.
 */
export const needsModifier = (shortcut: Shortcut): boolean =>
  shortcut.every((stroke) => stroke.startsWith(modified));

/**
 * Returns the key's letter in Latin script. For keyboards of other scripts, uses the key's position (`code`).
 */
function latin({ key, code }: KeyboardEvent): string {
  if (/^[\u0020-\u024f]$/.test(key)) return key;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter ?? key;
}

/**
 * Returns a key press as a stroke of a shortcut. Returns undefined for combinations that no shortcut uses.
 */
export function strokeOf(event: KeyboardEvent, mac = isMac()): string | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const key = latin(event);
  const isLetter = /^[a-z]$/i.test(key);
  if (altKey || key.length !== 1 || (shiftKey && isLetter)) return undefined;
  const hasMod = mac ? metaKey : ctrlKey;
  if (mac ? ctrlKey : metaKey) return undefined;
  if (hasMod && shiftKey) return undefined;
  // Lower-cased, because Caps Lock types capitals without Shift.
  return (hasMod ? modified : '') + key.toLowerCase();
}

/** Returns a stroke as shown to people: `Ctrl K`, `⌘ K`, `G`. */
export function strokeLabel(stroke: string, mac = isMac()): string {
  if (!stroke.startsWith(modified)) return stroke.toUpperCase();
  return `${mac ? '⌘' : 'Ctrl'} ${stroke.slice(modified.length).toUpperCase()}`;
}

/** Returns a stroke for `aria-keyshortcuts`. */
export function ariaStroke(stroke: string, mac = isMac()): string {
  if (!stroke.startsWith(modified)) return stroke;
  return `${mac ? 'Meta' : 'Control'}+${stroke.slice(modified.length).toUpperCase()}`;
}

const editors = '[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';
const keyless = 'button, checkbox, color, file, image, radio, range, reset, submit'.split(', ');

/** Checks whether the target is inside a rich text editor, which uses Ctrl and Cmd itself. */
export const isEditor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(editors) !== null;

/**
 * Checks whether the target uses letters, to type or to choose from a list, so that they must not act as
 * shortcuts.
 */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !keyless.includes(target.type);
  return (
    target.closest(
      `textarea, select, ${editors}, [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="grid"], [role="tree"]`,
    ) !== null
  );
}
