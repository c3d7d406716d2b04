import { onTestFinished, vi } from 'vitest';

/** Takes what is called from now on adds to window and document, for the life of a page, away again when the test ends. */
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
