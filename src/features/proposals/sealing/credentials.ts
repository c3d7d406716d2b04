/** How the entries at a gate are compared with those that the page was sealed for. */
export const matchings = ['normalised', 'exact'] as const;
export type Matching = (typeof matchings)[number];

/** What opens a page for one recipient; the index of proposals has no e-mail address, which is then empty. */
export interface Credentials {
  readonly code: string;
  readonly email: string;
}

/** The signs of generated codes: 32, so that each is worth five bits, without those that are mistaken for another. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const codeLength = 13;
const groups = /^(.{4})(.{5})(.{4})$/;

/** Random bits that a code must be worth: the e-mail half can be guessed. */
export const leastCodeBits = 60;

/**
 * A code as it is compared: compatibility forms resolved, upper case, without anything but letters and digits, and with
 * the letters O, I and L read as the digits that they look like.
 */
export const normalisedCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** An e-mail address as it is compared. */
export const normalisedEmail = (typed: string): string => typed.trim().toLowerCase();

/** The entries as the key is derived from them; `exact` takes them as they were typed. */
export const matched = ({ code, email }: Credentials, matching: Matching): Credentials =>
  matching === 'exact' ? { code, email } : { code: normalisedCode(code), email: normalisedEmail(email) };

/**
 * Both entries as one secret: each as UTF-8 behind its length in four bytes, so that no two pairs give the same bytes.
 */
export function secretOf({ code, email }: Credentials): Uint8Array<ArrayBuffer> {
  const parts = [code, email].map((text) => new TextEncoder().encode(text));
  const secret = new Uint8Array(parts.reduce((length, part) => length + 4 + part.length, 0));
  const view = new DataView(secret.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    secret.set(part, at + 4);
    at += 4 + part.length;
  }
  return secret;
}

/** A new code of 65 random bits, such as `7KQ2-M4XV9-TBC1`. */
export function generateCode(): string {
  // 256 is a multiple of 32, so that each sign is as likely as any other.
  const signs = Array.from(
    crypto.getRandomValues(new Uint8Array(codeLength)),
    (byte) => codeAlphabet[byte % 32],
  );
  const code = signs.join('').replace(groups, '$1-$2-$3');
  // One in 130 has no digit, for which `codeBits`, which sees the signs alone, takes it for weaker: drawn again, which costs a
  // hundredth of a bit.
  return codeBits(code, 'normalised') < leastCodeBits ? generateCode() : code;
}

const letters = 23;
const classes: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[0-9]/, 10],
  [/[A-Z]/, letters],
  [/[a-z]/, 26],
  [/[^0-9A-Za-z]/, 30],
];

/**
 * What a typed code is worth at most, in bits: its length by the kinds of signs in it, or by how many different ones it has,
 * where these are fewer.
 */
export function codeBits(code: string, matching: Matching): number {
  const signs = Array.from(matching === 'exact' ? code : normalisedCode(code));
  const size = classes.reduce(
    (sum, [pattern, of]) => sum + (signs.some((sign) => pattern.test(sign)) ? of : 0),
    0,
  );
  const different = new Set(signs).size;
  // A random code of 13 signs out of 32 has fewer than eight different ones once in 300,000 times.
  return different < 8 ? signs.length * Math.log2(Math.max(different, 1)) : signs.length * Math.log2(size);
}
