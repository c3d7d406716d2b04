import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom lacks these; components that measure the window or an element use them when they mount.
window.matchMedia ??= (query: string) =>
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
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
/** Adds a method to a prototype where jsdom has none. */
function provide<T extends object>(prototype: T, name: string, method: (this: T) => void): void {
  if (!(name in prototype)) Object.defineProperty(prototype, name, { value: method, configurable: true });
}
provide(window.HTMLElement.prototype, 'scrollIntoView', () => {});
// jsdom knows the dialog element but not its methods.
provide(window.HTMLDialogElement.prototype, 'showModal', function showModal() {
  this.open = true;
});
provide(window.HTMLDialogElement.prototype, 'close', function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
});

let noise: unknown[][] = [];

/** A test that expects a console error calls this and checks it. */
export function takeConsoleErrors(): unknown[][] {
  const taken = noise;
  noise = [];
  return taken;
}

beforeEach(() => {
  noise = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    noise.push(words);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(noise, 'console errors during the test').toEqual([]);
});
