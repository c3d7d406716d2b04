import type { AccessControl } from './access-control';
import type { CommitClock } from './store/commit-clock';
import type { Json } from './contract';
import type { DatabaseRegistry } from './store/database-registry';
import { projectFields } from './values/document-fields';
import type { FieldPath } from './values/field-path';
import type { StoredDocument } from './model';
import { formatMicros } from './values/timestamp';
import type { TransactionRegistry } from './store/transactions';

/** What the RPCs share. */
export interface ServiceContext {
  readonly clock: CommitClock;
  readonly databases: DatabaseRegistry;
  readonly transactions: TransactionRegistry;
  readonly access: AccessControl;
  /** Incremented by every RPC that returns documents. */
  readonly reads: { documents: number; aggregations: number };
}

/** A Document message, with only the fields of `mask` when there is one. */
export function encodeDocument(document: StoredDocument, mask?: readonly FieldPath[]): Json {
  return {
    name: document.name,
    fields: projectFields(document.fields, mask),
    createTime: formatMicros(document.createTime),
    updateTime: formatMicros(document.updateTime),
  };
}
