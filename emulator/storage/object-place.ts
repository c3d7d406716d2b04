import { badRequest } from './storage-error';

const NAME_LIMIT = 1024;

/** An object's bucket and name. */
export interface ObjectPlace {
  readonly bucket: string;
  readonly name: string;
}

/** Throws 400 for an invalid bucket name. */
export function requireBucket(bucket: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{1,221}$/i.test(bucket))
    throw badRequest(`Invalid bucket name: ${JSON.stringify(bucket)}`);
  return bucket;
}

/** Returns a place. Throws 400 for a bucket or object name that Storage rejects. */
export function objectPlace(bucket: string, name: string): ObjectPlace {
  const isName =
    name !== '' &&
    name !== '.' &&
    name !== '..' &&
    !/[\r\n\0]/.test(name) &&
    Buffer.from(name).toString() === name;
  if (!isName || Buffer.byteLength(name) > NAME_LIMIT)
    throw badRequest(`Invalid object name: ${JSON.stringify(name)}`);
  return { bucket: requireBucket(bucket), name };
}
