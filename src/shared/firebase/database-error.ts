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
 * The database refused a call, failed, or was not reached. `message` is the backend's or the browser's, not for
 * people.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  /** `code` in any spelling: 'PERMISSION_DENIED', 'permission-denied'. `cause` is there when no answer came at all. */
  constructor(code: string | undefined, message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    const spelt = code?.toLowerCase().replaceAll('_', '-');
    this.code = codes.find((known) => known === spelt) ?? 'unknown';
  }
}
