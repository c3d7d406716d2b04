import { type FirebaseApp, initializeApp } from 'firebase/app';
import { parseEnvironment } from '@/shared/config/environment';
import { appCheckStarter } from './app-check';

/** The parsed configuration of this build. */
export const environment = parseEnvironment(import.meta.env);

/** The one Firebase app of the page. */
export const firebaseApp: FirebaseApp = initializeApp(environment.firebase);

/** Starts App Check where this build has a site key; resolves when calls may go out. */
export const startAppCheck = appCheckStarter(firebaseApp, environment.appCheckSiteKey);
// Whoever waits for it is told of a failure; who does not wait meets the backend's refusal.
startAppCheck().catch(() => {});

/** Splits 'host:port'; the environment schema has checked the form. */
export function hostAndPort(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
}
