import type { Changer, ClashField } from '../outbox/queue';
import type { FieldValues } from '../values';
import type { StoredRecord } from './save-backend';

type Read = (path: string, id: string) => Promise<StoredRecord | undefined>;

/** The fields that store who last changed a record, and when. */
const byFields = ['updatedBy', 'lastModifiedBy'] as const;
const atFields = ['updatedAt', 'lastUpdated'] as const;

const textIn = (fields: FieldValues, names: readonly string[]): string | undefined =>
  names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;

/** Reads a person's name. Returns undefined if the person is gone or cannot be read now. */
async function nameOf(uid: string, read: Read): Promise<string | undefined> {
  const person = await read('users', uid).catch(() => undefined);
  return person && textIn(person.fields, ['displayName', 'email']);
}

async function changerOf(fields: FieldValues, uid: string, read: Read): Promise<Changer | undefined> {
  const by = textIn(fields, byFields);
  const at = atFields.map((name) => fields[name]).find((value) => value instanceof Date);
  if (by === undefined && at === undefined) return undefined;
  const isOwn = by === uid;
  return { name: by === undefined || isOwn ? undefined : await nameOf(by, read), isOwn, at };
}

/** Adds to each conflicting field the person who last changed its record. `uid` is the current person's. */
export async function withChangers(
  fields: readonly ClashField[],
  uid: string,
  read: Read,
): Promise<readonly ClashField[]> {
  return Promise.all(
    fields.map(async (field) => {
      const record = await read(field.path, field.id);
      const changer = record && (await changerOf(record.fields, uid, read));
      return changer === undefined ? field : { ...field, changer };
    }),
  );
}
