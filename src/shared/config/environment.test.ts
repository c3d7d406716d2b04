import { expect, it } from 'vitest';
import { environmentOf } from './environment';

const firebase = { projectId: '', apiKey: '', appId: '', authDomain: '', storageBucket: '' };

it('has empty texts for variables that are missing, and neither App Check nor a local backend', () => {
  expect(environmentOf({})).toEqual({ firebase, appCheckSiteKey: undefined, localBackend: undefined });
});

it.each([
  ['a name for figures', 'G-1', { measurementId: 'G-1' }],
  ['an empty name for figures', '', {}],
])('has %s only where it is wanted', (_, id, expected) => {
  expect(environmentOf({ VITE_FIREBASE_MEASUREMENT_ID: id }).firebase).toEqual({ ...firebase, ...expected });
});

it('has the addresses of a local backend with that of its database', () => {
  expect(
    environmentOf({ VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', VITE_AUTH_EMULATOR_HOST: '127.0.0.1:2' })
      .localBackend,
  ).toEqual({ firestore: '127.0.0.1:1', auth: '127.0.0.1:2', storage: '' });
  expect(environmentOf({ VITE_AUTH_EMULATOR_HOST: '127.0.0.1:2' }).localBackend).toBeUndefined();
});
