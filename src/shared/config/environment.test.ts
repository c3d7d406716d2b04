import { expect, it } from 'vitest';
import { environmentOf } from './environment';

const firebase = { projectId: '', apiKey: '', appId: '', authDomain: '', storageBucket: '' };

it('environmentOf returns empty texts for missing variables, without App Check and local backend', () => {
  expect(environmentOf({})).toEqual({ firebase, appCheckSiteKey: undefined, localBackend: undefined });
});

it.each([
  ['a name for figures', 'G-1', { measurementId: 'G-1' }],
  ['an empty name for figures', '', {}],
])('environmentOf returns a measurement id only if it is set: %s', (_, id, expected) => {
  expect(environmentOf({ VITE_FIREBASE_MEASUREMENT_ID: id }).firebase).toEqual({ ...firebase, ...expected });
});

it('environmentOf returns the local addresses only if the database has one', () => {
  expect(
    environmentOf({ VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', VITE_AUTH_EMULATOR_HOST: '127.0.0.1:2' })
      .localBackend,
  ).toEqual({ firestore: '127.0.0.1:1', auth: '127.0.0.1:2', storage: '' });
  expect(environmentOf({ VITE_AUTH_EMULATOR_HOST: '127.0.0.1:2' }).localBackend).toBeUndefined();
});
