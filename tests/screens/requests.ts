import { vi } from 'vitest';

// The setup of screen and form tests restores the real `fetch` after each test.

/** Returns the address of a request. */
export const addressOf = ([address]: Parameters<typeof fetch>): string =>
  address instanceof Request ? address.url : String(address);

/** Holds requests to addresses that contain a text until the returned function is called. */
export function holdRequests(to = ''): () => void {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (addressOf(request).includes(to)) await held;
    return fetch(...request);
  });
  return () => answer();
}

/**
 * Answers requests to addresses that contain a text with a database error until the returned function is
 * called.
 */
export function failRequests(to: string, status: number, code: string): () => void {
  let isFailing = true;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    isFailing && addressOf(request).includes(to)
      ? Response.json({ error: { status: code, message: 'So the test.' } }, { status })
      : fetch(...request),
  );
  return () => {
    isFailing = false;
  };
}

/** Never answers requests to addresses that contain a text. */
export function loseRequests(to: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    addressOf(request).includes(to)
      ? new Promise<Response>((_, reject) => {
          const signal = request[1]?.signal;
          if (signal?.aborted) reject(signal.reason);
          signal?.addEventListener('abort', () => reject(signal.reason));
        })
      : fetch(...request),
  );
}
