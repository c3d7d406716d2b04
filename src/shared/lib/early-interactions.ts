/** Buttons that the browser serves by itself: they need no second press. */
const isNative = (button: HTMLButtonElement): boolean =>
  button.type !== 'button' || button.hasAttribute('popovertarget');

const sent = new Map<HTMLFormElement, HTMLElement | null>();
const answering = new WeakSet<HTMLFormElement>();

/**
 * Holds what a visitor does before the page's code is there, so that nothing is lost. Forms are held until they
 * answer for themselves (`formAnswers`); presses of buttons until the returned function does them again.
 */
export function holdEarlyInteractions(page: Document): () => void {
  const pressed = new Set<HTMLButtonElement>();
  const ended = new AbortController();
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !isNative(button)) pressed.add(button);
    },
    { capture: true, passive: true, signal: ended.signal },
  );
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // Forms with an address of their own work without the page's code.
      if (
        !(form instanceof HTMLFormElement) ||
        form.getAttribute('method') !== 'dialog' ||
        answering.has(form)
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      sent.set(form, event.submitter);
    },
    { capture: true },
  );
  return () => {
    ended.abort();
    for (const button of pressed) button.click();
  };
}

/** Tells that a form has its code now; what was sent before is sent again. */
export function formAnswers(form: HTMLFormElement): void {
  answering.add(form);
  const submitter = sent.get(form);
  if (submitter === undefined) return;
  sent.delete(form);
  form.requestSubmit(submitter);
}
