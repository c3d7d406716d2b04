import type { RestFields } from '@/shared/firebase/values';
import type { ApiCall } from '../change';
import type { FieldValues } from '../values';

/** A record on the server, with the version by which a write can be guarded. */
export interface StoredRecord {
  readonly fields: FieldValues;
  /** The same as it is stored, for writing it elsewhere unchanged. */
  readonly stored: RestFields;
  readonly updateTime: string;
}

/** One write of an atomic batch. A patch and a guarded delete succeed only at the version that was read. */
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

/** The sender's view of the server; errors carry the codes of the database. */
export interface SaveBackend {
  read(path: string, id: string, signal: AbortSignal): Promise<StoredRecord | undefined>;
  commit(writes: readonly BackendWrite[], signal: AbortSignal): Promise<void>;
  /** Carries out an API call; by the key the server recognises a repetition. */
  call(call: ApiCall, idempotencyKey: string, signal: AbortSignal): Promise<void>;
}
