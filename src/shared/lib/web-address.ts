import { webAddressPattern } from './address-patterns';

/** A typed web address normalised by `URL`, with `https://` added where no scheme was typed; undefined for any other text. */
export function webAddress(typed: string): string | undefined {
  try {
    const { href } = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
    return webAddressPattern.test(href) ? href : undefined;
  } catch {
    return undefined;
  }
}
