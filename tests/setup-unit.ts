import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom lacks these; parts that follow the window or the size of an element ask for them when they mount.
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
/** Gives a prototype a method that jsdom has not. */
function provide<T extends object>(prototype: T, name: string, method: (this: T) => void): void {
  if (!(name in prototype)) Object.defineProperty(prototype, name, { value: method, configurable: true });
}
provide(window.HTMLElement.prototype, 'scrollIntoView', () => {});
// jsdom knows the element but not how to open it.
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
