import '@testing-library/jest-dom/vitest';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, vi } from 'vitest';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Replaces happy-dom's version, which keeps listening on the window. Browser tests cover media queries.
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

// Methods that happy-dom lacks.
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

// React and user-event each set up a document permanently at their first use.
render(null);
cleanup();
userEvent.setup();
removeClipboard();

afterEach(() => {
  cleanup();
  removeClipboard();
});

// Code that a test began to load must not run in the document of the next file.
afterAll(() => vi.dynamicImportSettled());

/** Removes the clipboard that user-event adds to the page with each setup. */
function removeClipboard(): void {
  Reflect.deleteProperty(navigator, 'clipboard');
}
