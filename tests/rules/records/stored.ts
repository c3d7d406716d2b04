import { expect } from 'vitest';
import type { RulesBackend } from '../rules-backend';

/** Reads stored data, bypassing the rules, to check that a refused write changed nothing. */
export function storedBy(backend: RulesBackend) {
  return {
    document: (path: string) =>
      backend.asOwner(async (firestore) => (await firestore.doc(path).get()).data()),
    documents: (paths: readonly string[]) =>
      backend.asOwner((firestore) =>
        Promise.all(paths.map(async (path) => (await firestore.doc(path).get()).data())),
      ),
    expectNothing: async () => {
      const sizes = await backend.asOwner((firestore) =>
        Promise.all(
          ['bundleRequests', 'waitlist', 'leadKeys'].map(
            async (collection) => (await firestore.collection(collection).get()).size,
          ),
        ),
      );
      expect(sizes).toEqual([0, 0, 0]);
    },
  };
}
