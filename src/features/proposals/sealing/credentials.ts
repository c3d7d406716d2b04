/** Ways to compare typed credentials with those that the page was sealed for. */
export const matchings = ['normalised', 'exact'] as const;
export type Matching = (typeof matchings)[number];

/** The credentials that open a page for one recipient. For the list of proposals, `email` is empty. */
export interface Credentials {
  readonly code: string;
  readonly email: string;
}

/**
 * The 32 characters of generated codes, worth five bits each. Characters that look like another are left out.
 */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const codeLength = 13;
const groups = /^(.{4})(.{5})(.{4})$/;

/** The minimum entropy of a code, in bits. The email doesn't count, because it can be guessed. */
export const minCodeBits = 60;

/**
 * Normalizes a code for comparison: resolves compatibility forms, converts to upper case and drops all but
 * letters and digits. Reads the letters O, I and L as the digits they look like.
 */
export const normalizeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Normalizes an email address for comparison. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();

/** Returns the credentials that the key is derived from; `exact` keeps them as typed. */
export const normalizeCredentials = ({ code, email }: Credentials, matching: Matching): Credentials =>
  matching === 'exact' ? { code, email } : { code: normalizeCode(code), email: normalizeEmail(email) };

/**
 * Encodes both credentials as one secret. Each is UTF-8 text after its length in four bytes, so that no two
 * pairs give the same bytes.
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

/** Returns a new code of 65 random bits, such as `7KQ2-M4XV9-TBC1`. */
export function generateCode(): string {
  // 256 is a multiple of 32, so all characters are equally likely.
  const characters = Array.from(
    crypto.getRandomValues(new Uint8Array(codeLength)),
    (byte) => codeAlphabet[byte % 32],
  );
  const code = characters.join('').replace(groups, '$1-$2-$3');
  // One code in 130 has no digit, and `codeBits` underrates it. Draw again; this costs a hundredth of a bit.
  return codeBits(code, 'normalised') < minCodeBits ? generateCode() : code;
}

const letters = 23;
const classes: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[0-9]/, 10],
  [/[A-Z]/, letters],
  [/[a-z]/, 26],
  [/[^0-9A-Za-z]/, 30],
];

/**
 * Returns an upper limit for the entropy of a typed code, in bits. Multiplies its length by the bits of one
 * character. These depend on the kinds of characters, or on the number of different ones if there are fewer
 * than eight.
 */
export function codeBits(code: string, matching: Matching): number {
  const characters = Array.from(matching === 'exact' ? code : normalizeCode(code));
  const size = classes.reduce(
    (sum, [pattern, of]) => sum + (characters.some((character) => pattern.test(character)) ? of : 0),
    0,
  );
  const different = new Set(characters).size;
  // A random code of 13 characters out of 32 has fewer than eight different ones once in 300,000 times.
  return different < 8
    ? characters.length * Math.log2(Math.max(different, 1))
    : characters.length * Math.log2(size);
}
