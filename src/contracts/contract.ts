import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** The reasons why a call fails, with the HTTP status of each (WRK-Q158). */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'rate-limited': 429,
  internal: 500,
  'bad-gateway': 502,
  unavailable: 503,
  timeout: 504,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/**
 * The body of every failed call. `fields` has messages by field. `requestId` identifies the call in the logs.
 */
export interface ErrorAnswer {
  readonly error: {
    readonly code: ErrorCode;
    /** May be shown to people. */
    readonly message: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly requestId: string;
  };
}

/** Messages of refusals that all endpoints share. */
export const commonMessages = {
  noToken: 'Authentication token not found. Please log in again.',
  badToken: 'Authentication required. Please log in again.',
  noRole: 'Access denied. No role assigned.',
  inactive: 'Access denied. This account is not active.',
  forbidden: 'You do not have permission to do this.',
  direct: 'Call the API at the address of the site.',
  unknownApp: 'This app could not be verified. Reload the page and try again.',
  noPath: 'There is nothing at this address.',
  noMethod: 'This address does not take this method.',
  malformed: 'The request is not valid JSON.',
  tooLarge: 'The request is too large.',
  notJson: 'The request must be JSON.',
  inTrash: 'This record is in the trash. Bring it back, or create it with another idempotency key.',
  invalid: 'Some values are not valid.',
  keyUsed: 'This key was used for another call.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on the server. Please try again.',
  unavailable: 'The service is not available now. Please try again later.',
  timeout: 'The request took too long. Please try again.',
} as const;

/** The pattern of ids of records and accounts. The database reserves ids like `__name__`. */
export const idPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/**
 * One endpoint, as defined for the server, the browser and the OpenAPI description. Paths follow `/api`:
 * `/admin/users/:uid`.
 */
export interface Contract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  /** `anyone`, or `staff`: people with a valid token, an active record and a role. */
  readonly caller: 'anyone' | 'staff';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body of a success. Without it, the answer is an empty 204. */
  readonly answer?: Schema;
  /** The media type of the answer, JSON by default. */
  readonly answerType?: 'text/html';
  /** 200 by default, or 204 without an answer. */
  readonly status?: 200 | 201 | 202;
  /** The maximum body size in bytes, 64 KiB by default. */
  readonly maxBytes?: number;
  /** Refusals beyond those that all endpoints share, with their messages. */
  readonly errors?: Partial<Readonly<Record<ErrorCode, string | readonly string[]>>>;
}

/** Returns a contract with its exact types. */
export const contract = <const C extends Contract>(of: C): C => of;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type Part<C extends Contract, K extends keyof Contract> = C extends { readonly [P in K]: infer S }
  ? S
  : undefined;

/** The parsed input of an endpoint. */
export interface Input<C extends Contract> {
  readonly params: Out<Part<C, 'params'>>;
  readonly query: Out<Part<C, 'query'>>;
  readonly body: Out<Part<C, 'body'>>;
}

/** The data that a caller sends. */
export interface Call<C extends Contract> {
  readonly params?: In<Part<C, 'params'>>;
  readonly query?: In<Part<C, 'query'>>;
  readonly body?: In<Part<C, 'body'>>;
}

/** The body of a success, for the server and the browser. */
export type Answer<C extends Contract> = Out<Part<C, 'answer'>>;
