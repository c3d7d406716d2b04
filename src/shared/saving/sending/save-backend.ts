import type { RestFields } from '@/shared/firebase/values';
import type { ApiCall } from '../change';
import type { FieldValues } from '../values';

/** A record on the server, with its version for guarded writes. */
export interface StoredRecord {
  readonly fields: FieldValues;
  /** The same fields in their stored form, to be copied unchanged. */
  readonly stored: RestFields;
  readonly updateTime: string;
}

/** One write of an atomic batch. A patch or a guarded delete succeeds only at the version that was read. */
export type BackendWrite =
  | { readonly kind: 'create'; readonly path: string; readonly id: string; readonly fields: FieldValues }
  | { readonly kind: 'set'; readonly path: string; readonly id: string; readonly fields: FieldValues }
  | {
      readonly kind: 'patch';
      readonly path: string;
      readonly id: string;
      readonly patch: FieldValues;
      readonly ifUpdateTime: string;
    }
  | { readonly kind: 'delete'; readonly path: string; readonly id: string; readonly ifUpdateTime?: string };

/** The server, as the sender uses it. Errors carry the database's codes. */
export interface SaveBackend {
  read(path: string, id: string, signal: AbortSignal): Promise<StoredRecord | undefined>;
  commit(writes: readonly BackendWrite[], signal: AbortSignal): Promise<void>;
  /** Makes an API call. The key lets the server recognize a retry. */
  call(call: ApiCall, idempotencyKey: string, signal: AbortSignal): Promise<void>;
}
