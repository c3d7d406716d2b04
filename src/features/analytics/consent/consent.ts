import { useSyncExternalStore } from 'react';

/** The visitor's choice about analytics by a third party. */
export type ConsentChoice = 'allowed' | 'refused';

const storageKey = 'acf.analytics-consent';
const listeners = new Set<() => void>();
// Where localStorage is refused, the choice lasts as long as the page.
let unstored: ConsentChoice | undefined;

/** Tells whether this build names an analytics service of a third party at all. */
export const thirdPartyConfigured = (): boolean => Boolean(import.meta.env.VITE_FIREBASE_MEASUREMENT_ID);

/** Tells whether the browser sends a do-not-track or global privacy signal, which counts as a refusal (PUB-Q11). */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** The visitor's choice, kept in the browser; undefined until there is one. */
export function consentChoice(): ConsentChoice | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'allowed' || stored === 'refused' ? stored : undefined;
  } catch {
    return unstored;
  }
}

/** Keeps the visitor's choice; it takes effect at once. */
export function chooseConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    unstored = choice;
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the choice changes, in another tab too; returns the function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Third-party analytics may run: configured, allowed by the visitor, and no signal against it (PUB-Q11). */
export const mayForward = (): boolean =>
  thirdPartyConfigured() && !asksNotToBeTracked() && consentChoice() === 'allowed';

/** The visitor's choice for a component; undefined during hydration. */
export const useConsentChoice = (): ConsentChoice | undefined =>
  useSyncExternalStore(onConsentChange, consentChoice, () => undefined);
