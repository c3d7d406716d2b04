import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './parse-environment';

const complete = {
  VITE_FIREBASE_PROJECT_ID: 'acf-production',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_AUTH_DOMAIN: 'acf-production.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'acf-production.firebasestorage.app',
};
const local = {
  ...complete,
  VITE_FIREBASE_PROJECT_ID: 'demo-acf',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  VITE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

describe('parseEnvironment', () => {
  it('reads a production project', () => {
    const environment = parseEnvironment(complete);
    expect(environment.firebase.projectId).toBe('acf-production');
    expect(environment.localBackend).toBeUndefined();
  });

  it('reads the local backend', () => {
    expect(parseEnvironment(local).localBackend).toEqual({
      firestore: '127.0.0.1:8080',
      auth: '127.0.0.1:9099',
      storage: '127.0.0.1:9199',
    });
  });

  it.each(Object.keys(complete))('reports a missing %s', (name) => {
    expect(() => parseEnvironment({ ...complete, [name]: undefined })).toThrow(`${name}: expected`);
  });

  it('reports all problems at once', () => {
    expect(() => parseEnvironment({})).toThrow(/PROJECT_ID[\s\S]*API_KEY[\s\S]*APP_ID/);
  });

  it('rejects a local backend for a project that is not a demo', () => {
    expect(() => parseEnvironment({ ...local, VITE_FIREBASE_PROJECT_ID: 'acf-production' })).toThrow('demo-');
  });

  it('rejects a local backend on another machine', () => {
    expect(() => parseEnvironment({ ...local, VITE_AUTH_EMULATOR_HOST: '10.0.0.5:9099' })).toThrow(
      'VITE_AUTH_EMULATOR_HOST: expected a loopback address',
    );
  });

  it('returns a measurement id only if a valid one is given', () => {
    expect(parseEnvironment(complete).firebase.measurementId).toBeUndefined();
    const withId = (id: string) => parseEnvironment({ ...complete, VITE_FIREBASE_MEASUREMENT_ID: id });
    expect(withId('G-ABC123DEF4').firebase.measurementId).toBe('G-ABC123DEF4');
    expect(() => withId('UA-1234-5')).toThrow('VITE_FIREBASE_MEASUREMENT_ID: expected a measurement id');
  });

  it('enables App Check only if a site key is given', () => {
    expect(parseEnvironment(complete).appCheckSiteKey).toBeUndefined();
    expect(parseEnvironment({ ...complete, VITE_APP_CHECK_SITE_KEY: 'site-key' }).appCheckSiteKey).toBe(
      'site-key',
    );
    expect(() => parseEnvironment({ ...complete, VITE_APP_CHECK_SITE_KEY: ' ' })).toThrow(
      'VITE_APP_CHECK_SITE_KEY: expected the reCAPTCHA v3 site key',
    );
  });

  it.each(['VITE_FIRESTORE_EMULATOR_HOST', 'VITE_AUTH_EMULATOR_HOST', 'VITE_STORAGE_EMULATOR_HOST'])(
    'rejects a local backend without %s',
    (name) => {
      expect(() => parseEnvironment({ ...local, [name]: undefined })).toThrow(
        new RegExp(`${name}: .*whole or not at all`),
      );
    },
  );
});
