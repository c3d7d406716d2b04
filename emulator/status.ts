/** The canonical status names of all Firebase services, with their gRPC and HTTP numbers. */
export const STATUS = {
  OK: { grpc: 0, http: 200 },
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  DATA_LOSS: { grpc: 15, http: 500 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

export type StatusName = keyof typeof STATUS;

/**
 * An error in the service's format. Transports turn it into an HTTP body, a gRPC status or a stream message.
 */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.status = status;
  }
}

/** Converts any thrown value to a StatusError: our own stays as it is, others become INTERNAL. */
export function toStatusError(thrown: unknown): StatusError {
  if (thrown instanceof StatusError) return thrown;
  return new StatusError('INTERNAL', thrown instanceof Error ? thrown.message : String(thrown));
}
