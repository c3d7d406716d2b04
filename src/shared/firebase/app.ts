import { type FirebaseApp, initializeApp } from 'firebase/app';
import { parseEnvironment } from '@/shared/config/environment';

/** The parsed configuration of this build. */
export const environment = parseEnvironment(import.meta.env);

/** The one Firebase app of the page. */
export const firebaseApp: FirebaseApp = initializeApp(environment.firebase);

/** Splits 'host:port'; the environment schema has checked the form. */
export function hostAndPort(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
}
