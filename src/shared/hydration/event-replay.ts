/** The parts of a page that are hydrated apart: the frame first, the page and the footer at the first interaction. */
export type Zone = 'frame' | 'page' | 'footer';

/**
 * Buttons whose action the browser has already carried out before hydration: replaying the press would undo it.
 */
const isNative = (button: HTMLButtonElement): boolean =>
  button.type !== 'button' || button.hasAttribute('popovertarget');

function zoneOf(element: Element): Zone {
  if (element.closest('main')) return 'page';
  return element.closest('footer') ? 'footer' : 'frame';
}

const unhydrated = new Set<Zone>();
const pressed = new Set<HTMLButtonElement>();
const sent = new Map<HTMLFormElement, HTMLElement | null>();
const hydratedForms = new WeakSet<HTMLFormElement>();

/**
 * Holds what a visitor does on prerendered HTML before React listens: presses of buttons until their zone is
 * hydrated, submitted forms until the form is. Kept small, since it is part of the first script of every page.
 */
export function holdEvents(page: Document): void {
  unhydrated.add('frame').add('page').add('footer');
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !isNative(button) && !isHydrated(button)) pressed.add(button);
    },
    { capture: true, passive: true },
  );
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // A form with an `action` works without the page's code.
      if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
      if (hydratedForms.has(form)) return;
      event.preventDefault();
      event.stopPropagation();
      sent.set(form, event.submitter);
    },
    { capture: true },
  );
}

/**
 * Whether React listens in the zone of an element; a page that React renders from the start has no zones to wait
 * for.
 */
export const isHydrated = (element: Element): boolean => !unhydrated.has(zoneOf(element));

/** Marks a zone as hydrated and replays the presses of buttons that were held for it. */
export function markHydrated(zone: Zone): void {
  unhydrated.delete(zone);
  for (const button of pressed) {
    if (zoneOf(button) !== zone) continue;
    pressed.delete(button);
    button.click();
  }
}

/** Marks a form as hydrated and submits it again if it was submitted before. */
export function markFormHydrated(form: HTMLFormElement): void {
  hydratedForms.add(form);
  const submitter = sent.get(form);
  if (submitter === undefined) return;
  sent.delete(form);
  form.requestSubmit(submitter);
}
