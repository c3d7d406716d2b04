import { commonMessages, type ErrorCode, errorStatus } from '@/contracts/contract';

const usual: Readonly<Record<ErrorCode, string>> = {
  malformed: commonMessages.malformed,
  unauthenticated: commonMessages.badToken,
  forbidden: commonMessages.forbidden,
  'not-found': commonMessages.noPath,
  conflict: 'Someone else changed this. Reload it and try again.',
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
  /** What is wrong, by field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** After how many seconds a repeat is worth it. */
  readonly retryAfter?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

/** A refusal or failure that is answered in the one error form; `message` is for people, the code's usual one unless given. */
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
