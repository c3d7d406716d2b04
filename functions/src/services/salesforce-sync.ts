import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { notesPerContact } from '@/contracts/ai';
import { salesforceMessages } from '@/contracts/salesforce';
import { type SyncPreview, type SyncResult } from '@/contracts/salesforce-sync';
import { nameOf } from '@/features/contacts/schema';
import type { StoredConnection } from '../adapters/salesforce/connection-store';
import type { Organisation, WriteResult } from '../adapters/salesforce/organisation';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import type { SalesforceConnection } from './salesforce-connection';
import { type ContactPlan, nameIn, planSync } from './salesforce-plan';
import { type ContactRecord, contactsWith, newestNotes } from './stored-records';

/** The time after which a sync that never ended no longer blocks the next one. */
const turnMs = 60_000;

const busy = 'This contact is being synced already.';
const gone = 'Contact not found';

interface Work {
  readonly database: Firestore;
  readonly connection: SalesforceConnection;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

async function plansFor(
  { database, caller }: Work,
  contacts: readonly ContactRecord[],
  organisation: Organisation,
  { objectName, fieldMapping }: StoredConnection,
): Promise<readonly ContactPlan[]> {
  const [fields, notes] = await Promise.all([
    organisation.describe(objectName),
    fieldMapping.notes === ''
      ? new Map()
      : newestNotes(
          database,
          caller,
          contacts.map(({ id }) => id),
          notesPerContact,
        ),
  ]);
  return planSync(contacts, { organisation, objectName, fieldMapping, fields, notes });
}

/** Returns the changes that a sync would make at Salesforce. Writes nothing. */
export async function previewSync(work: Work, ids: readonly string[]): Promise<readonly SyncPreview[]> {
  const contacts = await contactsWith(work.database, ids);
  const plans = await work.connection.run(
    (organisation, stored) => plansFor(work, contacts, organisation, stored),
    work.signal,
  );
  return plans.map((plan) => ({
    contact: plan.contact.id,
    name: nameIn(plan),
    does: plan.does,
    changes: [...plan.changes],
    notices: [...plan.notices],
    ...(plan.does === 'fail' && { error: plan.error }),
  }));
}

/**
 * Waits until all promises settle, then throws the first failure, so that no work continues after the
 * caller's answer.
 */
async function allDone<T>(work: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/**
 * Claims a contact for this sync. Returns false if another sync has it, so that two concurrent syncs never
 * create two records (WRK-Q116).
 */
const takeTurn = ({ database, now }: Work, id: string): Promise<boolean> =>
  database.runTransaction(async (transaction) => {
    const place = database.doc(`manualContacts/${id}`);
    const since =
      ((await transaction.get(place)).get('salesforceSync.syncingSince') as number | undefined) ?? 0;
    if (since > now().getTime() - turnMs) return false;
    transaction.update(place, { 'salesforceSync.syncingSince': now().getTime() });
    return true;
  });

async function carryOut(
  organisation: Organisation,
  objectName: string,
  plans: readonly ContactPlan[],
): Promise<ReadonlyMap<string, WriteResult>> {
  const creates = plans.flatMap((plan) => (plan.does === 'create' ? [plan] : []));
  const updates = plans.flatMap((plan) => (plan.does === 'update' ? [plan] : []));
  const updated = await organisation.update(
    objectName,
    updates.map(({ id, values }) => ({ Id: id, ...values })),
  );
  const created = await organisation.create(
    objectName,
    creates.map(({ values }) => values),
  );
  return new Map([
    ...updates.map(({ contact }, place) => [contact.id, updated[place] as WriteResult] as const),
    ...creates.map(({ contact }, place) => [contact.id, created[place] as WriteResult] as const),
  ]);
}

function resultOf(plan: ContactPlan, written: ReadonlyMap<string, WriteResult>): SyncResult {
  const about = { contact: plan.contact.id, name: nameIn(plan), notices: [...plan.notices] };
  if (plan.does === 'fail') return { ...about, success: false, error: plan.error };
  if (plan.does === 'nothing') return { ...about, success: true, salesforceId: plan.id, did: 'unchanged' };
  const { id, error } = written.get(plan.contact.id) ?? { id: undefined, error: undefined };
  if (id === undefined) return { ...about, success: false, error: error ?? salesforceMessages.notSynced };
  return { ...about, success: true, salesforceId: id, did: plan.does === 'create' ? 'created' : 'updated' };
}

/**
 * Writes the result of a sync onto the contact (WRK-230). Leaves `updatedAt` alone, because a sync changes no
 * field of the contact.
 */
async function record({ database, now }: Work, result: SyncResult): Promise<void> {
  const at = now();
  await database.doc(`manualContacts/${result.contact}`).update(
    result.success
      ? {
          salesforceSync: {
            isSynced: true,
            salesforceId: result.salesforceId,
            lastSyncDate: at,
            error: null,
          },
          salesforceSynced: true,
          lastSyncedAt: at,
        }
      : {
          'salesforceSync.isSynced': false,
          'salesforceSync.error': result.error ?? salesforceMessages.notSynced,
          'salesforceSync.syncingSince': FieldValue.delete(),
          salesforceSynced: false,
        },
  );
}

/**
 * Syncs contacts and returns the result of each (WRK-234). The caller must have checked permissions. Throws
 * ApiError if the sync could not begin: without a connection, or if Salesforce does not answer.
 */
export async function syncContacts(work: Work, ids: readonly string[]): Promise<readonly SyncResult[]> {
  const found = await contactsWith(work.database, ids);
  const missing = ids.filter((id) => !found.some((each) => each.id === id));
  const turns = await allDone(found.map(({ id }) => takeTurn(work, id)));
  const mine = found.filter((_, place) => turns[place]);
  const others = found.filter((_, place) => !turns[place]);
  const refused = [
    ...missing.map((id) => ({ contact: id, name: id, success: false, error: gone, notices: [] })),
    ...others.map((each) => ({
      contact: each.id,
      name: nameOf(each),
      success: false,
      error: busy,
      notices: [],
    })),
  ];
  if (mine.length === 0) return refused;
  try {
    const results = await work.connection.run(async (organisation, stored) => {
      const plans = await plansFor(work, mine, organisation, stored);
      const written = await carryOut(organisation, stored.objectName, plans);
      return plans.map((plan) => resultOf(plan, written));
    }, work.signal);
    // Only this result knows the record's id at Salesforce. If it is not stored, the next sync creates a
    // second record.
    await allDone(results.map((each) => record(work, each).catch(() => record(work, each))));
    return [...results, ...refused];
  } catch (error) {
    const why = error instanceof ApiError ? error.message : salesforceMessages.notSynced;
    await allDone(
      mine.map((each) =>
        record(work, { contact: each.id, name: nameOf(each), success: false, error: why, notices: [] }),
      ),
    );
    throw error;
  }
}

const scanned = 500;
/** The most contacts that one person can look through. */
const mostDue = 500;

/**
 * Returns contacts that are not archived and were never synced, or have changed or failed since (WRK-Q120).
 */
export async function dueContacts(database: Firestore): Promise<readonly { id: string; name: string }[]> {
  const due: { id: string; name: string }[] = [];
  let after: string | undefined;
  while (due.length < mostDue) {
    const query = database
      .collection('manualContacts')
      .where('archived', '==', false)
      .orderBy('__name__')
      .select('name', 'firstName', 'lastName', 'email', 'updatedAt', 'salesforceSync')
      .limit(scanned);
    const { docs } = await (after === undefined ? query : query.startAfter(after)).get();
    for (const each of docs) {
      const { isSynced, lastSyncDate } = (each.get('salesforceSync') ?? {}) as {
        isSynced?: boolean;
        lastSyncDate?: { toMillis: () => number };
      };
      const changedAt = (each.get('updatedAt') as { toMillis: () => number } | undefined)?.toMillis() ?? 0;
      if (isSynced === true && lastSyncDate !== undefined && lastSyncDate.toMillis() >= changedAt) continue;
      const text = (field: string) => String(each.get(field) ?? '');
      due.push({
        id: each.id,
        name: nameOf({
          name: text('name'),
          firstName: text('firstName'),
          lastName: text('lastName'),
          email: text('email'),
        }),
      });
    }
    if (docs.length < scanned) break;
    after = docs.at(-1)?.id;
  }
  return due.slice(0, mostDue);
}
