import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';

/** The part of Firebase's App Check used here. */
type AppCheckCode = Pick<
  typeof import('firebase/app-check'),
  'initializeAppCheck' | 'ReCaptchaV3Provider' | 'getToken'
>;

/**
 * Makes the function that starts App Check, by which the backend tells this site from other callers. It starts
 * once, again after a failure, and resolves with the token for a call. Without a site key it loads nothing, and
 * there is no token.
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
