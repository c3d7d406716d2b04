import { onTestFinished, vi } from 'vitest';

/**
 * Removes all listeners that are added to window and document from now on, when the test ends. For code that
 * adds them for the life of a page.
 */
export function endPageListenersWithTest(): void {
  for (const target of [window, document]) {
    const add = vi.spyOn(target, 'addEventListener');
    onTestFinished(() => {
      for (const [type, listener, options] of add.mock.calls) {
        if (listener) target.removeEventListener(type, listener, options);
      }
    });
  }
}
