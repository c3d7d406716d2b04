/** Encodes bytes as base64url without padding. */
export const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes base64url. Throws for any other text. */
export const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/** Returns `length` random bytes as base64url. */
export const randomText = (length: number): string => toText(crypto.getRandomValues(new Uint8Array(length)));
