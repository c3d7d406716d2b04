import type { StatusName } from '../status';

/**
 * An error in the Auth API's format. `message` is a code such as EMAIL_EXISTS, or "CODE : text". The HTTP
 * status is 400 by default; `status` is set only for errors where the API sends one.
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

/** Creates the error for a malformed request: invalid JSON, or a member of the wrong type. */
export const invalidArgument = (message: string): AuthError =>
  new AuthError(message, 400, 'INVALID_ARGUMENT');

/** Creates the error for a feature that the API has and this emulator lacks. */
export const unimplemented = (what: string): AuthError =>
  new AuthError(`UNIMPLEMENTED : ${what} is not supported by the local backend.`, 501, 'UNIMPLEMENTED');

/** Returns the body of an error answer. */
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
