import '@testing-library/jest-dom/vitest';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, vi } from 'vitest';

// The usual second is not enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// That of happy-dom keeps listening on the window. Which media query applies when is for the tests in a browser.
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

// What happy-dom lacks.
for (const name of ['showPopover', 'hidePopover'])
  if (!(name in HTMLElement.prototype)) Object.assign(HTMLElement.prototype, { [name]: () => {} });
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
  set(this: HTMLOptionElement, selected: boolean) {
    this.toggleAttribute('selected', selected);
  },
  configurable: true,
});

// React and user-event each set up a document once and for good, when they first meet it.
render(null);
cleanup();
userEvent.setup();
removeClipboard();

afterEach(() => {
  cleanup();
  removeClipboard();
});

// Code that a test began to fetch must not arrive in the document of the next file.
afterAll(() => vi.dynamicImportSettled());

/** user-event gives the page a clipboard with each setup. */
function removeClipboard(): void {
  Reflect.deleteProperty(navigator, 'clipboard');
}
