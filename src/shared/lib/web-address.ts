import { webAddressPattern } from './address-patterns';

/**
 * Normalizes a typed web address with `URL`, adding `https://` if there is no scheme. Returns undefined for
 * any other text.
 */
export function webAddress(typed: string): string | undefined {
  try {
    const { href } = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
    return webAddressPattern.test(href) ? href : undefined;
  } catch {
    return undefined;
  }
}
