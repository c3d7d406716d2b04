import type { BytesValue } from '../value';
import { methodTable, property } from './method';

export const BYTES_METHODS = methodTable<BytesValue>({
  size: property(({ bytes }) => BigInt(bytes.length)),
  // URL-safe, but padded.
  toBase64: property(({ bytes }) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: property(({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase()),
});
