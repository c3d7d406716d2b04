/** The frame of the site gets its code first, the page inside it and the footer when a person is there. */
export type Zone = 'frame' | 'page' | 'footer';

/** Buttons that the browser serves by itself: they need no second press. */
const isNative = (button: HTMLButtonElement): boolean =>
  button.type !== 'button' || button.hasAttribute('popovertarget');

function zoneOf(element: Element): Zone {
  if (element.closest('main')) return 'page';
  return element.closest('footer') ? 'footer' : 'frame';
}

const silent = new Set<Zone>();
const pressed = new Set<HTMLButtonElement>();
const sent = new Map<HTMLFormElement, HTMLElement | null>();
const answering = new WeakSet<HTMLFormElement>();

/**
 * Holds what a visitor does before the code for it is there, so that nothing is lost: presses of buttons until
 * their zone answers, sent forms until they answer for themselves.
 */
export function holdEarlyInteractions(page: Document): void {
  silent.add('frame').add('page').add('footer');
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !isNative(button) && isSilent(button)) pressed.add(button);
    },
    { capture: true, passive: true },
  );
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // Forms with an address of their own work without the page's code.
      if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
      if (answering.has(form)) return;
      event.preventDefault();
      event.stopPropagation();
      sent.set(form, event.submitter);
    },
    { capture: true },
  );
}

/** Tells whether an element stands where no code listens yet, or never will. */
export const isSilent = (element: Element): boolean => silent.has(zoneOf(element));

/** Tells that a zone has its code now; what was pressed in it before is pressed again. */
export function zoneAnswers(zone: Zone): void {
  silent.delete(zone);
  for (const button of pressed) {
    if (zoneOf(button) !== zone) continue;
    pressed.delete(button);
    button.click();
  }
}

/** Tells that a form has its code now; what was sent before is sent again. */
export function formAnswers(form: HTMLFormElement): void {
  answering.add(form);
  const submitter = sent.get(form);
  if (submitter === undefined) return;
  sent.delete(form);
  form.requestSubmit(submitter);
}
