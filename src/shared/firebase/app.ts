import { type FirebaseApp, initializeApp } from 'firebase/app';
import { environmentOf } from '@/shared/config/environment';
import { appCheckTokens } from './app-check';

/** The configuration of this build. */
export const environment = environmentOf(import.meta.env);

/** The one Firebase app of the page. */
export const firebaseApp: FirebaseApp = initializeApp(environment.firebase);

/** The App Check token for a call, in a build with a site key; rejects when there is none to be had. */
export const appCheckToken = appCheckTokens(firebaseApp, environment.appCheckSiteKey);
// Callers that await it get the failure; for the others the backend refuses the call.
appCheckToken().catch(() => {});

/** Splits 'host:port', whose form the environment schema has checked. */
export function hostAndPort(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
}
