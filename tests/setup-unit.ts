import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom lacks these; Mantine asks for them when it mounts.
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
window.HTMLElement.prototype.scrollIntoView ??= () => {};
// jsdom knows the element but not how to open it.
window.HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
window.HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

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
