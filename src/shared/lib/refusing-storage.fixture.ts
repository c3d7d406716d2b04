import { vi } from 'vitest';

/**
 * Makes methods of `localStorage` throw, as if the browser refused them, until the mocks are restored.
 * Returns the mock that throws.
 */
export function refuseStorage(...methods: readonly (keyof Storage)[]) {
  const refuse = vi.fn<() => never>(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const storage = localStorage;
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(
    new Proxy(storage, {
      get: (target, name) =>
        methods.some((method) => method === name) ? refuse : (Reflect.get(target, name) as unknown),
    }),
  );
  return refuse;
}
