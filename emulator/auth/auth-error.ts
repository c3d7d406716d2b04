import type { StatusName } from '../status';

/**
 * A refusal in the words of the Auth API. `message` is a code such as EMAIL_EXISTS, or "CODE : text".
 * HTTP 400 unless said otherwise; `status` is only sent where the API sends one.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly http: number;
  readonly status: StatusName | undefined;

  constructor(message: string, http = 400, status?: StatusName) {
    super(message);
    this.http = http;
    this.status = status;
  }
}

/** The request itself is malformed: wrong type of a member, no JSON, and the like. */
export const invalidArgument = (message: string): AuthError =>
  new AuthError(message, 400, 'INVALID_ARGUMENT');

/** Known to the API, but not to this emulator. */
export const unimplemented = (what: string): AuthError =>
  new AuthError(`UNIMPLEMENTED : ${what} is not supported by the local backend.`, 501, 'UNIMPLEMENTED');

/** The body of an error answer. */
export function errorBody(error: AuthError): Record<string, unknown> {
  return {
    error: {
      code: error.http,
      message: error.message,
      errors: [{ message: error.message, reason: 'invalid', domain: 'global' }],
      ...(error.status === undefined ? {} : { status: error.status }),
    },
  };
}
