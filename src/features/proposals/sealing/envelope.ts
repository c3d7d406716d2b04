import { fromBase64Url, toBase64Url } from './base64-url';
import type { EnvelopeKey } from './derivation';

/** The envelope format that this code writes and reads. */
export const envelopeFormat = 1;

/** A page's content, encrypted for one recipient. Bytes are encoded as base64url. */
export interface Envelope {
  readonly format: number;
  /** The publication it belongs to. The gate stores the current one. */
  readonly revision: number;
  /** The recipient's random name, which identifies the recipient's visits. */
  readonly recipient: string;
  readonly iv: string;
  readonly content: string;
  readonly keyIv: string;
  /** The publication's content key, encrypted with the recipient's key. */
  readonly key: string;
}

/** A publication to seal. All its recipients share one content key. */
export interface Publication {
  readonly slug: string;
  readonly revision: number;
  readonly text: string;
  readonly contentKey: Uint8Array<ArrayBuffer>;
}

/** Returns a new random content key. */
export const newContentKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

interface EnvelopeIdentity extends Pick<Envelope, 'format' | 'revision' | 'recipient'> {
  readonly slug: string;
  readonly id: string;
}

/**
 * Returns data that binds the ciphertext to its page, envelope and publication, so that it can't be decrypted
 * as part of another.
 */
const additionalData = (
  part: 'content' | 'key',
  { slug, id, format, revision, recipient }: EnvelopeIdentity,
) => new TextEncoder().encode(JSON.stringify([part, slug, id, format, revision, recipient]));

const contentKeyOf = (bytes: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [use]);

/** Encrypts a publication for one recipient. */
export async function seal(
  { slug, revision, text, contentKey }: Publication,
  recipient: string,
  { id, key }: EnvelopeKey,
): Promise<Envelope> {
  const identity = { slug, id, format: envelopeFormat, revision, recipient };
  const encrypt = async (
    part: 'content' | 'key',
    encryptionKey: CryptoKey,
    bytes: Uint8Array<ArrayBuffer>,
  ) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const algorithm = { name: 'AES-GCM', iv, additionalData: additionalData(part, identity) };
    return [
      toBase64Url(iv),
      toBase64Url(new Uint8Array(await crypto.subtle.encrypt(algorithm, encryptionKey, bytes))),
    ] as const;
  };
  const [iv, content] = await encrypt(
    'content',
    await contentKeyOf(contentKey, 'encrypt'),
    new TextEncoder().encode(text),
  );
  const [keyIv, wrapped] = await encrypt('key', key, contentKey);
  return { format: envelopeFormat, revision, recipient, iv, content, keyIv, key: wrapped };
}

/**
 * Decrypts an envelope of the current publication, `revision`. Rejects if it was changed, or belongs to
 * another page, id or publication.
 */
export async function unseal(
  { slug, revision }: Pick<Publication, 'slug' | 'revision'>,
  { id, key }: EnvelopeKey,
  { recipient, iv, content, keyIv, key: wrapped }: Envelope,
): Promise<string> {
  const identity = { slug, id, format: envelopeFormat, revision, recipient };
  const decrypt = async (
    part: 'content' | 'key',
    encryptionKey: CryptoKey,
    ivText: string,
    cipherText: string,
  ) => {
    const algorithm = {
      name: 'AES-GCM',
      iv: fromBase64Url(ivText),
      additionalData: additionalData(part, identity),
    };
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, encryptionKey, fromBase64Url(cipherText)));
  };
  const contentKey = await contentKeyOf(await decrypt('key', key, keyIv, wrapped), 'decrypt');
  return new TextDecoder().decode(await decrypt('content', contentKey, iv, content));
}
