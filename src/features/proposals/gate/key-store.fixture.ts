/** A fake IndexedDB with one store, limited to what stored keys need. */
export class KeyStore {
  readonly entries = new Map<string, unknown>();

  private static answer<T>(result: T): IDBRequest<T> {
    const request = Object.assign(new EventTarget(), { result, error: null });
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return request as unknown as IDBRequest<T>;
  }

  /** Opens the store like `indexedDB.open`. */
  open(): IDBRequest<unknown> {
    const { entries } = this;
    const store = {
      get: (name: string) => KeyStore.answer(entries.get(name)),
      put: (value: unknown, name: string) => KeyStore.answer(void entries.set(name, value)),
      delete: (name: string) => KeyStore.answer(void entries.delete(name)),
    };
    return KeyStore.answer<unknown>({ transaction: () => ({ objectStore: () => store }), close: () => {} });
  }
}
