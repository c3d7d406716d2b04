import type { FirebaseApp } from 'firebase/app';

/** The part of Firebase's App Check that is used here. */
type AppCheckCode = Pick<typeof import('firebase/app-check'), 'initializeAppCheck' | 'ReCaptchaV3Provider'>;

/**
 * The switch for App Check, which lets the backend tell this site from other callers: the function starts it once,
 * however often it is called, and again after a failure. Without a site key nothing is loaded.
 */
export function appCheckStarter(
  app: FirebaseApp,
  siteKey: string | undefined,
  load: () => Promise<AppCheckCode> = () => import('firebase/app-check'),
): () => Promise<void> {
  let started: Promise<void> | undefined;

  async function start(key: string): Promise<void> {
    const { initializeAppCheck, ReCaptchaV3Provider } = await load();
    initializeAppCheck(app, { provider: new ReCaptchaV3Provider(key), isTokenAutoRefreshEnabled: true });
  }

  return async () => {
    if (siteKey === undefined) return;
    started ??= start(siteKey).catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    await started;
  };
}
