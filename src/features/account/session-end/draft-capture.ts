import type { DraftField } from './draft-storage';

// Lines and areas of text, and editors. Passwords, searches, dates and choices are quickly made again, or secret.
const fields = [
  'input:not([type])',
  'input:is([type="text"], [type="email"], [type="url"], [type="tel"], [type="number"])',
  'textarea',
  '[contenteditable="true"]',
].join(', ');
// An editor keeps what is typed in it by itself.
const editors = '[data-keeps-draft]';
const places = 'main, dialog, [role="dialog"]';
const secret = /password|one-time-code|cc-/;

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : // What is laid out has its line breaks in it; where nothing is laid out, the bare text has to do.
      ((field as HTMLElement).innerText ?? field.textContent ?? '');

/** The words of a label that may be wrapped around its field. */
function wordsOf(label: Element | undefined): string {
  const words = label?.cloneNode(true);
  if (!(words instanceof Element)) return '';
  for (const field of words.querySelectorAll(fields)) field.remove();
  return words.textContent ?? '';
}

function labelOf(field: Element): string {
  const named = (field.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  const [label] = 'labels' in field ? Array.from((field as HTMLInputElement).labels ?? []) : [];
  const found = [named, field.getAttribute('aria-label'), wordsOf(label), field.getAttribute('placeholder')];
  return (
    found
      .find((text) => text && text.trim() !== '')
      ?.replace(/\s+/g, ' ')
      .trim() ?? 'Text'
  );
}

/**
 * Follows what a person types on the screens of this page. `typed` gives every field on the screen whose text is
 * another than when they came to it, in the order of the page, whoever manages the field; `stop` ends it.
 */
export function captureDraft(page: Document): { typed: () => DraftField[]; stop: () => void } {
  const before = new WeakMap<Element, string>();

  const arrived = ({ target }: FocusEvent) => {
    const field = target instanceof Element ? target.closest(fields) : null;
    if (field !== null && !before.has(field)) before.set(field, textOf(field));
  };

  page.addEventListener('focusin', arrived);
  return {
    typed: () =>
      Array.from(page.querySelectorAll(fields)).flatMap((field) => {
        const text = textOf(field).trim();
        const isOurs =
          field.closest(places) !== null &&
          field.closest(editors) === null &&
          !secret.test(field.getAttribute('autocomplete') ?? '');
        const wasTyped = before.has(field) && text !== '' && text !== before.get(field)?.trim();
        return isOurs && wasTyped ? [{ label: labelOf(field), text }] : [];
      }),
    stop: () => page.removeEventListener('focusin', arrived),
  };
}
