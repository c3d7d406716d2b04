import { useSyncExternalStore } from 'react';

/** The visitor's choice about third-party analytics. */
export type ConsentChoice = 'allowed' | 'refused';

const storageKey = 'acf.analytics-consent';
const listeners = new Set<() => void>();
// If localStorage is blocked, the choice lasts until the page is closed.
let unstored: ConsentChoice | undefined;

/** Checks whether this build has a third-party analytics service configured. */
export const thirdPartyConfigured = (): boolean => Boolean(import.meta.env.VITE_FIREBASE_MEASUREMENT_ID);

/**
 * Checks whether the browser sends a Do Not Track or Global Privacy Control signal, which counts as a refusal
 * (PUB-Q11).
 */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Returns the visitor's stored choice, or undefined if there is none. */
export function consentChoice(): ConsentChoice | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'allowed' || stored === 'refused' ? stored : undefined;
  } catch {
    return unstored;
  }
}

/** Stores the visitor's choice in localStorage. It takes effect immediately. */
export function chooseConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    unstored = choice;
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the choice changes, also from another tab. Returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Checks whether third-party analytics may run: configured, allowed by the visitor, and no privacy signal
 * (PUB-Q11).
 */
export const mayForward = (): boolean =>
  thirdPartyConfigured() && !asksNotToBeTracked() && consentChoice() === 'allowed';

/** Returns the visitor's choice, or undefined during hydration. */
export const useConsentChoice = (): ConsentChoice | undefined =>
  useSyncExternalStore(onConsentChange, consentChoice, () => undefined);
