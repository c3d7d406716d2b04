import { STATUS, StatusError } from '../status';

/** An error of the Storage service. The SDKs use only the HTTP status. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly http: number;
  /** Google's reason for the error; set only for errors where the API sends one. */
  readonly reason: string | undefined;

  constructor(http: number, message: string, reason?: string) {
    super(message);
    this.http = http;
    this.reason = reason;
  }
}

export const badRequest = (message: string): StorageError => new StorageError(400, message);
export const notFound = (): StorageError => new StorageError(404, 'Not Found.');

/** Converts any thrown value to a StorageError. */
export function toStorageError(thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown;
  if (thrown instanceof StatusError) return new StorageError(STATUS[thrown.status].http, thrown.message);
  return new StorageError(500, thrown instanceof Error ? thrown.message : String(thrown));
}
