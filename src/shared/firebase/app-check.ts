import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';

/** The part of Firebase's App Check that is used here. */
type AppCheckCode = Pick<
  typeof import('firebase/app-check'),
  'initializeAppCheck' | 'ReCaptchaV3Provider' | 'getToken'
>;

/**
 * The switch for App Check, which lets the backend tell this site from other callers: the function starts it once,
 * however often it is called, and again after a failure, and resolves with the token that a call carries. Without a site key
 * nothing is loaded and there is none.
 */
export function appCheckTokens(
  app: FirebaseApp,
  siteKey: string | undefined,
  load: () => Promise<AppCheckCode> = () => import('firebase/app-check'),
): () => Promise<string | undefined> {
  let started: Promise<{ readonly code: AppCheckCode; readonly appCheck: AppCheck }> | undefined;

  async function start(key: string) {
    const code = await load();
    const provider = new code.ReCaptchaV3Provider(key);
    return { code, appCheck: code.initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true }) };
  }

  return async () => {
    if (siteKey === undefined) return undefined;
    started ??= start(siteKey).catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    const { code, appCheck } = await started;
    return (await code.getToken(appCheck)).token;
  };
}
