import { STATUS, StatusError } from '../status';

/** A refusal of the Storage service; the SDKs decide by the HTTP number alone. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly http: number;
  /** Google's word for the refusal; only sent where the API sends one. */
  readonly reason: string | undefined;

  constructor(http: number, message: string, reason?: string) {
    super(message);
    this.http = http;
    this.reason = reason;
  }
}

export const badRequest = (message: string): StorageError => new StorageError(400, message);
export const notFound = (): StorageError => new StorageError(404, 'Not Found.');

/** Anything thrown, as a StorageError. */
export function toStorageError(thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown;
  if (thrown instanceof StatusError) return new StorageError(STATUS[thrown.status].http, thrown.message);
  return new StorageError(500, thrown instanceof Error ? thrown.message : String(thrown));
}
