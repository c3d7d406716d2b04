import { commonMessages, type ErrorCode, errorStatus } from '@/contracts/contract';

const usual: Readonly<Record<ErrorCode, string>> = {
  malformed: commonMessages.malformed,
  unauthenticated: commonMessages.badToken,
  forbidden: commonMessages.forbidden,
  'not-found': commonMessages.noPath,
  conflict: 'Somebody else changed this meanwhile. Reload it and try again.',
  'too-large': commonMessages.tooLarge,
  'unsupported-type': commonMessages.notJson,
  invalid: commonMessages.invalid,
  'rate-limited': commonMessages.rateLimited,
  internal: commonMessages.internal,
  'bad-gateway': commonMessages.unavailable,
  unavailable: commonMessages.unavailable,
  timeout: commonMessages.timeout,
};

interface Details {
  /** Messages about wrong values, by field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The number of seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

/**
 * An error that is answered in the API's one error format. `message` is for people and defaults to the code's
 * text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Details['fields'];
  readonly retryAfter: Details['retryAfter'];

  constructor(code: ErrorCode, message: string = usual[code], { fields, retryAfter, cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
