/**
 * Checks whether the browser has already handled a button before hydration. Replaying such a click would undo
 * it.
 */
const isNative = (button: HTMLButtonElement): boolean =>
  button.type !== 'button' || button.hasAttribute('popovertarget');

const pressed = new Set<HTMLButtonElement>();
const submitted = new Map<HTMLFormElement, HTMLElement | null>();
let held: AbortController | undefined;

/**
 * Holds button clicks and form submissions on prerendered HTML until it is hydrated. Stops the events,
 * because React may hydrate the target and handle the event at once, and the replay would repeat it. Keep
 * this small, because it is part of the first script of every page.
 */
export function holdEvents(page: Document): void {
  held = new AbortController();
  const options = { capture: true, signal: held.signal };
  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || isNative(button)) return;
      event.stopPropagation();
      pressed.add(button);
    },
    options,
  );
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // A form with an `action` works without the page's code.
      if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
      event.preventDefault();
      event.stopPropagation();
      submitted.set(form, event.submitter);
    },
    options,
  );
}

/** Marks the document as hydrated and replays the held events. Does nothing if none are held. */
export function markHydrated(): void {
  if (!held) return;
  held.abort();
  held = undefined;
  performance.mark('hydrated');
  for (const button of pressed) button.click();
  for (const [form, submitter] of submitted) form.requestSubmit(submitter);
  pressed.clear();
  submitted.clear();
}
