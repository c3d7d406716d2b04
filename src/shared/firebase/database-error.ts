const codes = [
  'permission-denied',
  'unauthenticated',
  'not-found',
  'already-exists',
  'failed-precondition',
  'aborted',
  'unavailable',
  'deadline-exceeded',
  'resource-exhausted',
  'invalid-argument',
  'unknown',
] as const;

export type DatabaseErrorCode = (typeof codes)[number];

/**
 * Thrown when the database refuses a call, fails or is unreachable. `message` is the backend's or the
 * browser's, not for people.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  /**
   * `code` may be 'PERMISSION_DENIED' or 'permission-denied'. `cause` is set if there was no answer at all.
   */
  constructor(code: string | undefined, message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    const spelt = code?.toLowerCase().replaceAll('_', '-');
    this.code = codes.find((known) => known === spelt) ?? 'unknown';
  }
}
