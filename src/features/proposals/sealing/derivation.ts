import { fromText, toText } from './bytes';
import { type Credentials, matched, type Matching, secretOf } from './credentials';

/** The one derivation there is, as gates name it. */
export const derivationName = 'PBKDF2-SHA-256+HKDF-SHA-256';

/** Rounds of PBKDF2 that new publications are sealed with, and the fewest that a browser accepts. */
export const leastRounds = 600_000;

/** More would keep a visitor's device busy for minutes, so no gate may ask for it. */
export const mostRounds = 6_000_000;

/** How the key of a page comes of what is entered, as its gate says publicly. */
export interface Derivation {
  readonly derivation: string;
  readonly rounds: number;
  /** 16 random bytes, new with each publication. */
  readonly salt: string;
  readonly matching: Matching;
}

/** Whether a derivation is at least as strong as those that publications are made with. */
export const isTrusted = ({ derivation, rounds }: Pick<Derivation, 'derivation' | 'rounds'>): boolean =>
  derivation === derivationName && Number.isInteger(rounds) && rounds >= leastRounds && rounds <= mostRounds;

/** What opens one recipient's envelope: where it stands, and the key that its content key is wrapped with. */
export interface EnvelopeKey {
  readonly id: string;
  /** Cannot be exported. */
  readonly key: CryptoKey;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Bits of an envelope's id: 24 bytes are 32 signs. */
const idBits = 192;

/**
 * Derives id and key of an envelope from what was entered at the gate of `slug`. WebCrypto works outside the main thread.
 * Throws a RangeError for a derivation that is not trusted, and for a salt that is no base64.
 */
export async function deriveEnvelopeKey(
  slug: string,
  { derivation, rounds, salt, matching }: Derivation,
  entered: Credentials,
): Promise<EnvelopeKey> {
  if (!isTrusted({ derivation, rounds })) throw new RangeError('This derivation is too weak.');
  const secret = await crypto.subtle.importKey('raw', secretOf(matched(entered, matching)), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const stretched = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromText(salt), iterations: rounds },
    secret,
    256,
  );
  const master = await crypto.subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const expand = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytesOf(`acf-proposal/${info}/${slug}`),
  });
  const [id, key] = await Promise.all([
    crypto.subtle.deriveBits(expand('id'), master, idBits),
    crypto.subtle.deriveKey(expand('key'), master, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ]);
  return { id: toText(new Uint8Array(id)), key };
}
