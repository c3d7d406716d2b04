import { vi } from 'vitest';

/** Lets methods of `localStorage` fail as where the browser refuses them, until the mocks are restored; returns the call that fails. */
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
