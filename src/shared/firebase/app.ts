import { type FirebaseApp, initializeApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { environmentOf } from '@/shared/config/environment';

/** The configuration of this build. */
export const environment = environmentOf(import.meta.env);

/** The page's only Firebase app. */
export const firebaseApp: FirebaseApp = initializeApp(environment.firebase);

// Initialized early, because Firebase clients send no token until App Check is there. The Auth client would
// take the refusal for the end of the session.
if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
  const getToken = async () => {
    const { appCheck } = await import('./app-check/app-check');
    const held = await appCheck.ask();
    if (held === undefined) throw new Error('There is no App Check token.');
    return { token: held.token, expireTimeMillis: held.renewAt };
  };
  initializeAppCheck(firebaseApp, { provider: new CustomProvider({ getToken }) });
}

/** Splits 'host:port'. The environment schema has checked its form. */
export function hostAndPort(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
}
