import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '@/app/entities';
import { restorersOf } from '@/app/routes/trash/restorers';
import { deleteOccurrence } from '@/features/calendar/changes';
import type { Occurrence } from '@/features/calendar/dates/occurrences';
import { deleteLead } from '@/features/leads/deletion';
import { deleteNote } from '@/features/notes/deletion';
import { deleteTemplate } from '@/features/templates/changes';
import { restore } from '@/features/trash/changes';
import type { Actor } from '@/shared/auth/actor';
import { getDocument } from '@/shared/firebase/database';
import type { SaveHandle } from '@/shared/saving/saving';
import { trash, trashId } from '@/shared/trash/trash';
import type { PersonName } from '@/testing/actors';
import { anEvent } from '@/testing/records/event';
import { aLead } from '@/testing/records/lead';
import { aNote } from '@/testing/records/note';
import { aTemplate } from '@/testing/records/template';
import { ownRecords } from '@/testing/own-records';
import { as } from './browsers';
import { beginAnew, stored } from './local-backend';
import { store } from './store-records';

interface Deletion {
  readonly record: { readonly id: string };
  /** The person who deletes it and brings it back. */
  readonly person: PersonName;
  readonly remove: (actor: Actor) => SaveHandle | Promise<SaveHandle>;
}

const id = 'a'.repeat(20);
const [note, template, event, lead] = [aNote({ id }), aTemplate({ id }), anEvent({ id }), aLead({ id })];

/** A deletion of each kind of records, by the name of its entity. */
const deletions: Readonly<Record<string, Deletion>> = {
  note: { record: note, person: 'mia', remove: (actor) => deleteNote(note, actor) },
  template: { record: template, person: 'mia', remove: () => deleteTemplate(template) },
  calendarEvent: {
    record: event,
    person: 'mia',
    remove: () => deleteOccurrence({ event, day: '2026-11-23' } as Occurrence, 'all').handle,
  },
  lead: { record: lead, person: 'ada', remove: () => deleteLead(lead) },
  ...Object.fromEntries(
    ownRecords.map(({ entity, build, remove }): [string, Deletion] => {
      const record = build({ id });
      return [entity.name, { record, person: 'mia', remove: () => remove(record) }];
    }),
  ),
};

const kept = entities.filter(({ trash: name }) => name !== undefined);

beforeEach(beginAnew);

describe('a deleted record', () => {
  it('is tried for every kind that has a trash', () => {
    expect(Object.keys(deletions).toSorted()).toEqual(kept.map(({ name }) => name).toSorted());
  });

  it.each(kept)('moves to the trash, and comes back as it was: $name', async ({ name, collection }) => {
    const deletion = deletions[name];
    if (deletion === undefined) throw new Error(`${name} has no row.`);
    const { record, person, remove } = deletion;
    const { id: _, ...fields } = record;
    await store(`${collection}/${id}`, fields);
    const before = await stored(collection);

    const actor = await as(person);
    expect(await (await remove(actor)).settled).toMatchObject({ state: 'saved' });
    expect(await stored(collection)).toEqual([]);
    const entry = { id: trashId(collection, id) };
    const found = await getDocument(trash, entry.id);
    expect(found).toMatchObject({ ok: true, document: { collection, recordId: id, deletedBy: person } });

    const theo = await as('theo');
    await expect(restore(entry, theo, restorersOf(theo))).rejects.toThrow();
    await as(person);
    expect(await restore(entry, actor, restorersOf(actor))).toMatchObject({ relatedCount: 0 });
    expect(await stored(collection)).toEqual(before);
    expect(await stored('trash')).toEqual([]);
  });
});
