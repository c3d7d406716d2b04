import type { BytesValue } from '../value';
import { methodTable, property } from './method';

export const BYTES_METHODS = methodTable<BytesValue>({
  size: property(({ bytes }) => BigInt(bytes.length)),
  // The alphabet is URL-safe, but the result is padded.
  toBase64: property(({ bytes }) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: property(({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase()),
});
