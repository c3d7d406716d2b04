import { fromBase64Url, toBase64Url } from './base64-url';
import { type Credentials, normalizeCredentials, type Matching, secretOf } from './credentials';

/** The name of the only supported derivation, as gates store it. */
export const derivationName = 'PBKDF2-SHA-256+HKDF-SHA-256';

/** The number of PBKDF2 rounds for new publications, and the minimum that a browser accepts. */
export const minRounds = 600_000;

/** The maximum number of rounds. More would keep a visitor's device busy for minutes. */
export const maxRounds = 6_000_000;

/** Public parameters for deriving a page's key from the typed credentials. */
export interface Derivation {
  readonly derivation: string;
  readonly rounds: number;
  /** 16 random bytes, new with each publication. */
  readonly salt: string;
  readonly matching: Matching;
}

/** Checks whether a derivation is at least as strong as that of new publications, and not too slow. */
export const isAcceptedDerivation = ({
  derivation,
  rounds,
}: Pick<Derivation, 'derivation' | 'rounds'>): boolean =>
  derivation === derivationName && Number.isInteger(rounds) && rounds >= minRounds && rounds <= maxRounds;

/** The id of one recipient's envelope, and the key that decrypts its content key. */
export interface EnvelopeKey {
  readonly id: string;
  /** A non-exportable key. */
  readonly key: CryptoKey;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Bits of an envelope's id: 24 bytes, or 32 characters of base64url. */
const idBits = 192;

/**
 * Derives the id and the key of an envelope from the credentials typed at the gate of `slug`. WebCrypto runs
 * outside the main thread. Throws a RangeError for an untrusted derivation, and for a salt that isn't base64.
 */
export async function deriveEnvelopeKey(
  slug: string,
  { derivation, rounds, salt, matching }: Derivation,
  entered: Credentials,
): Promise<EnvelopeKey> {
  if (!isAcceptedDerivation({ derivation, rounds })) throw new RangeError('This derivation is too weak.');
  const secret = await crypto.subtle.importKey(
    'raw',
    secretOf(normalizeCredentials(entered, matching)),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const stretched = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64Url(salt), iterations: rounds },
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
  return { id: toBase64Url(new Uint8Array(id)), key };
}
