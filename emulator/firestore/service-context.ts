import type { AccessControl } from './access-control';
import type { CommitClock } from './store/commit-clock';
import type { Json } from './contract';
import type { DatabaseRegistry } from './store/database-registry';
import { projectFields } from './values/document-fields';
import type { FieldPath } from './values/field-path';
import type { StoredDocument } from './model';
import { formatMicros } from './values/timestamp';
import type { TransactionRegistry } from './store/transactions';

/** The state that the RPCs share. */
export interface ServiceContext {
  readonly clock: CommitClock;
  readonly databases: DatabaseRegistry;
  readonly transactions: TransactionRegistry;
  readonly access: AccessControl;
  /** The counts of reads. Every RPC that returns documents increments them. */
  readonly reads: { documents: number; aggregations: number };
}

/** Encodes a Document message, with only the fields of `mask` if given. */
export function encodeDocument(document: StoredDocument, mask?: readonly FieldPath[]): Json {
  return {
    name: document.name,
    fields: projectFields(document.fields, mask),
    createTime: formatMicros(document.createTime),
    updateTime: formatMicros(document.updateTime),
  };
}
