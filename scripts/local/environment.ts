import type { LocalBackend } from '@/shared/config/environment';

/** The project of every local run. The local backend requires the `demo-` prefix. */
export const demoProject = 'demo-acf';

/**
 * The account settings of production, as `npm run release:check` requires them: only administrators create
 * and delete accounts.
 */
export const productionAccounts = { selfSignUp: false, selfDeletion: false } as const;

/**
 * Returns the `VITE_…` variables of a build or development server that uses a local backend at these
 * addresses.
 */
export function localEnvironment(backend: LocalBackend): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: demoProject,
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_APP_ID: '1:1:web:local',
    VITE_FIREBASE_AUTH_DOMAIN: `${demoProject}.firebaseapp.com`,
    VITE_FIREBASE_STORAGE_BUCKET: `${demoProject}.appspot.com`,
    VITE_FIRESTORE_EMULATOR_HOST: backend.firestore,
    VITE_AUTH_EMULATOR_HOST: backend.auth,
    VITE_STORAGE_EMULATOR_HOST: backend.storage,
  };
}
