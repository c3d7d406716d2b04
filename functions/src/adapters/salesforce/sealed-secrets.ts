import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts secrets that are stored in the database. `purpose` binds a text to its field. */
export interface Sealer {
  readonly seal: (text: string, purpose: string) => string;
  /** Throws if the text was sealed with another key or for another purpose, or was changed. */
  readonly open: (sealed: string, purpose: string) => string;
}

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Creates a sealer with AES-256-GCM and a fresh nonce for each text. Throws unless the key is 32 bytes.
 * @param key 32 bytes in base64.
 */
export function createSealer(key: string): Sealer {
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length !== 32) throw new Error('INTEGRATIONS_KEY must be 32 random bytes in base64.');
  return {
    seal(text, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [found, encoded = ''] = sealed.split('.');
      const data = Buffer.from(encoded, 'base64url');
      if (found !== version || data.length < ivBytes + tagBytes) throw new Error('Not a sealed text.');
      const decipher = createDecipheriv('aes-256-gcm', bytes, data.subarray(0, ivBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(data.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(data.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
