import { beforeEach, describe, expect, it } from 'vitest';
import {
  createNote,
  duplicateNote,
  saveNextSteps,
  setAnalyzed,
  setArchived,
  setCompleted,
  setTimerRunning,
  updateNote,
} from '@/features/notes/changes';
import { noteIndex, notes, versionsOf } from '@/features/notes/collections';
import { deleteNote, restoreNote } from '@/features/notes/deletion';
import { findNotes } from '@/features/notes/search/find-notes';
import { lastVersions, noteQuery, type NoteView, runningTimers } from '@/features/notes/queries';
import { keptVersions, type Note } from '@/features/notes/schema';
import { leaveNote, shareNote } from '@/features/notes/sharing';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { commit, set } from '@/shared/firebase/commit';
import { countDocuments, getDocument, listDocuments } from '@/shared/firebase/database';
import { batchChange } from '@/shared/saving/change';
import { currentSaving, save } from '@/shared/saving/current';
import type { SaveOutcome } from '@/shared/saving/saving';
import { restorePart, trash } from '@/shared/trash/trash';
import { covers } from '@/testing/covers';
import { aContact } from '@/testing/records/contact';
import { as } from './browsers';
import { beginAnew, stored } from './local-backend';
import { asOwner } from './people';
import { storeRecords } from './store-records';

const noteInput = (changes: Partial<Note> = {}) => ({
  title: 'First call',
  content: 'Ask about the spring appeal',
  contentType: 'plain' as const,
  category: 'general',
  ...changes,
});

const arrives = async ({ settled }: { settled: Promise<SaveOutcome> }) =>
  expect(await settled).toEqual({ state: 'saved', already: false });

async function read(id: string): Promise<WithId<Note>> {
  const found = await getDocument(notes, id);
  if (!found?.ok) throw new Error(`The note ${id} is not there.`);
  return found.document;
}

/** Creates a note and returns it as stored on the server. */
async function made(
  actor: Actor,
  changes: Partial<Note> = {},
  contact?: { ownerId: string },
): Promise<WithId<Note>> {
  const handle = createNote(
    noteInput(changes),
    actor,
    contact ? { contact: { id: contactId, ownerId: contact.ownerId, name: 'Amara Osei' } } : {},
  );
  await arrives(handle);
  return read(handle.id);
}

const contactId = 'AbcdefghijKLMNOPQ123';

const storeContact = (ownerId: string) => storeRecords({ contacts: [aContact({ id: contactId, ownerId })] });

const titles = async (changes: Partial<NoteView>, actor: Actor) => {
  const query = noteQuery(actor, { scope: 'all', ...changes });
  const { documents } = await listDocuments(notes, { ...query, limit: 15 });
  expect(await countDocuments(notes, { where: query.where ?? [] })).toBe(documents.length);
  return documents.map(({ title }) => title);
};

const found = async (search: string, actor: Actor) => {
  const { documents } = await findNotes(
    search,
    actor,
    { after: '', before: '' },
    new AbortController().signal,
    { wanted: 20 },
  );
  return documents.map(({ title }) => title);
};

const entryCount = async () => (await stored('noteIndex')).length;

beforeEach(beginAnew);

describe('a note', () => {
  it(
    'is created with author, times, template and search entries',
    covers('WRK-582', 'WRK-583', 'WRK-589', 'WRK-590', 'WRK-648'),
    async () => {
      const mia = await as('mia');
      const before = await entryCount();
      const note = await made(mia, { templateId: 'aTemplate' });
      expect(note).toMatchObject({
        templateId: 'aTemplate',
        title: 'First call',
        createdBy: 'mia',
        creatorEmail: 'mia@acf.example',
        createdAt: expect.any(Date),
        isStandalone: true,
        status: 'pending',
      });
      expect(note.timestamp).toEqual(note.createdAt);
      expect(note.searchIds).toHaveLength(1);
      expect(await entryCount()).toBe(before + 1);
    },
  );

  it(
    'of a contact stores its text and contact but no derived values',
    covers('WRK-593', 'WRK-594'),
    async () => {
      await storeContact('mia');
      const mia = await as('mia');
      const note = await made(mia, {}, { ownerId: 'mia' });
      await arrives(setTimerRunning(note, true, mia));
      await arrives(setArchived(await read(note.id), true, mia));
      const record = (await stored('notes')).find(({ id }) => id === note.id)?.fields ?? {};
      expect(Object.keys(record)).toEqual(
        expect.arrayContaining([
          'content',
          'contentType',
          'category',
          'timestamp',
          'createdAt',
          'createdBy',
          'sharedWith',
          'isEdited',
          'isArchived',
          'updatedAt',
          'updatedBy',
          'timerData',
          'contactId',
        ]),
      );
      for (const derived of ['isContactNote', 'contactName', 'isOwned'])
        expect(record).not.toHaveProperty(derived);
    },
  );

  it(
    'of a contact updates the contact’s change time with each change',
    covers('WRK-163', 'WRK-164', 'WRK-168'),
    async () => {
      await storeContact('mia');
      const mia = await as('mia');
      const note = await made(mia, {}, { ownerId: 'mia' });
      const contact = async () => (await stored('manualContacts')).find(({ id }) => id === contactId)?.fields;
      const first = await contact();
      expect(first).toMatchObject({ lastModifiedBy: { stringValue: 'mia' } });
      const ada = await as('ada');
      await arrives(updateNote(note, noteInput({ content: 'Asked' }), ada));
      expect(await contact()).toMatchObject({ lastModifiedBy: { stringValue: 'ada' } });
      expect((await contact())?.['updatedAt']).not.toEqual(first?.['updatedAt']);
      expect(await read(note.id)).toMatchObject({ isEdited: true, updatedBy: 'ada', content: 'Asked' });
    },
  );

  it(
    'of a contact is counted there with the time of the last one, for any author',
    covers('WRK-603', 'WRK-606'),
    async () => {
      await storeContact('mia');
      const contact = async () => (await stored('manualContacts')).find(({ id }) => id === contactId)?.fields;
      const mia = await as('mia');
      const first = await made(mia, {}, { ownerId: 'mia' });
      const after = await contact();
      expect(after).toMatchObject({
        interactions: { integerValue: '1' },
        lastInteraction: after?.['updatedAt'],
        communicationPreferences: {
          mapValue: {
            fields: {
              frequency: { stringValue: 'weekly' },
              preferredMethod: { stringValue: 'email' },
              optOut: { booleanValue: false },
              lastContactDate: after?.['updatedAt'],
            },
          },
        },
      });
      const ada = await as('ada');
      await made(ada, { title: 'Second' }, { ownerId: 'mia' });
      expect(await contact()).toMatchObject({ interactions: { integerValue: '2' } });
      const last = (await contact())?.['lastInteraction'];
      expect(last).not.toEqual(after?.['lastInteraction']);

      await arrives(deleteNote(await read(first.id), ada));
      expect(await contact()).toMatchObject({ interactions: { integerValue: '1' }, lastInteraction: last });
      const entry = await getDocument(trash, `notes-${first.id}`);
      if (!entry?.ok) throw new Error('The note is not in the trash.');
      await arrives(restoreNote(entry.document, ada, { what: 'Note', contactIsThere: true }));
      expect(await contact()).toMatchObject({ interactions: { integerValue: '2' }, lastInteraction: last });
    },
  );

  it('can be added to an older contact with outdated values', async () => {
    await storeContact('mia');
    asOwner();
    await commit([
      set({ path: 'manualContacts' }, contactId, {
        name: 'Amara Osei',
        ownerId: 'mia',
        createdBy: 'mia',
        archived: false,
        interactions: 'some',
        communicationPreferences: { frequency: 'daily' },
      }),
    ]);
    const mia = await as('mia');
    await made(mia, {}, { ownerId: 'mia' });
    expect((await stored('manualContacts')).find(({ id }) => id === contactId)?.fields).toMatchObject({
      lastModifiedBy: { stringValue: 'mia' },
      interactions: { stringValue: 'some' },
      communicationPreferences: { mapValue: { fields: { frequency: { stringValue: 'daily' } } } },
    });
  });

  it('updates the contact and its search entries however long the text is', covers('WRK-168'), async () => {
    await storeContact('mia');
    const mia = await as('mia');
    const long = (start: string) =>
      Array.from({ length: 500 }, (_, place) => `${start}${place.toString(36)}q`).join(' ');
    const note = await made(mia, { content: long('marigold') }, { ownerId: 'mia' });
    expect(note.searchIds).toHaveLength(3);
    const before = await entryCount();
    const ada = await as('ada');
    await arrives(updateNote(note, noteInput({ content: long('evergreen') }), ada));
    expect((await stored('manualContacts')).find(({ id }) => id === contactId)?.fields).toMatchObject({
      lastModifiedBy: { stringValue: 'ada' },
    });
    expect(await found('evergreen5q', ada)).toEqual(['First call']);
    await expect.poll(entryCount).toBe(before);
    expect(await found('marigold5q', ada)).toEqual([]);
  });

  it('keeps its search entries after a refused change of a long text', async () => {
    await storeContact('mia');
    const mia = await as('mia');
    const long = (start: string) =>
      Array.from({ length: 500 }, (_, place) => `${start}${place.toString(36)}q`).join(' ');
    const note = await made(mia, { content: long('marigold') }, { ownerId: 'mia' });
    const before = await entryCount();
    const change = (title: string) => updateNote(note, noteInput({ title, content: long('evergreen') }), mia);
    expect(await change('x'.repeat(201)).settled).toMatchObject({ state: 'refused' });
    // Changes are sent in order, so changes after the refused one have been sent by then.
    await arrives(createNote(noteInput({ title: 'Afterwards' }), mia, {}));
    expect(currentSaving()?.view().changes).toHaveLength(1);
    expect(await found('marigold5q', mia)).toEqual(['First call']);
    expect(await entryCount()).toBe(before + 1);
    await arrives(change('x'.repeat(200)));
    expect(await found('evergreen5q', mia)).toEqual(['x'.repeat(200)]);
  });

  it('stores the time of each analysis', covers('WRK-367'), async () => {
    const mia = await as('mia');
    const { id } = await made(mia);
    await arrives(setAnalyzed(await read(id), mia));
    const first = await read(id);
    await arrives(setAnalyzed(first, mia));
    expect((await read(id)).lastAnalyzed?.getTime()).toBeGreaterThan(first.lastAnalyzed?.getTime() ?? 0);
  });

  it('is found by every part of a long text, and by its new text after a change', async () => {
    const mia = await as('mia');
    const words = Array.from({ length: 150 }, (_, place) => `xylo${place.toString(36)}phone`).join(' ');
    const note = await made(mia, { title: 'A long one', content: `${words} marigold` });
    expect(note.searchIds.length).toBeGreaterThan(1);
    expect(await found('marigold', mia)).toEqual(['A long one']);
    expect(await found('xylo5phone', mia)).toEqual(['A long one']);
    const before = await entryCount();
    await arrives(updateNote(note, noteInput({ content: 'Evergreen' }), mia));
    expect(await found('marigold', mia)).toEqual([]);
    expect(await found('EVERGREEN', mia)).toEqual(['First call']);
    expect(await entryCount()).toBe(before - note.searchIds.length + 1);
  });

  it('is archived and restored', covers('WRK-303', 'WRK-304', 'WRK-585'), async () => {
    const mia = await as('mia');
    const note = await made(mia);
    await arrives(setArchived(note, true, mia));
    const archived = await read(note.id);
    expect(archived).toMatchObject({ isArchived: true, archivedAt: expect.any(Date) });
    await arrives(setArchived(archived, false, mia));
    expect(await read(note.id)).toMatchObject({ isArchived: false, archivedAt: null });
  });

  it('is completed and reopened if it is a goal', covers('WRK-332', 'WRK-333', 'WRK-586'), async () => {
    const mia = await as('mia');
    const goal = await made(mia, { category: 'goal' });
    await arrives(setCompleted(goal, true, mia));
    const done = await read(goal.id);
    expect(done).toMatchObject({ isCompleted: true, completedAt: expect.any(Date), status: 'completed' });
    await arrives(setCompleted(done, false, mia));
    expect(await read(goal.id)).toMatchObject({
      isCompleted: false,
      completedAt: null,
      status: 'in-progress',
    });
  });

  it(
    'is in progress again when a completed goal gets a further step',
    covers('WRK-341', 'WRK-342'),
    async () => {
      const mia = await as('mia');
      const goal = await made(mia, { category: 'goal' });
      await arrives(setCompleted(goal, true, mia));
      const done = await read(goal.id);
      await arrives(saveNextSteps(done, `${done.content}\nCall Ruth`, mia));
      expect(await read(goal.id)).toMatchObject({
        isCompleted: false,
        completedAt: null,
        status: 'in-progress',
        hasNextSteps: true,
      });
    },
  );

  it('is duplicated without archive state or shares', covers('WRK-309', 'WRK-310', 'WRK-Q80'), async () => {
    const mia = await as('mia');
    const note = await made(mia, { category: 'meeting' });
    await arrives(setArchived(note, true, mia));
    const copy = duplicateNote(await read(note.id), mia);
    await arrives(copy);
    expect(await read(copy.id)).toMatchObject({
      title: 'First call (Copy)',
      content: note.content,
      category: 'meeting',
      isArchived: false,
      sharedWith: [],
    });
  });

  it(
    'moves to the trash with a change-log entry and is not found by search',
    covers('WRK-321', 'WRK-318', 'WRK-648', 'WRK-650'),
    async () => {
      const mia = await as('mia');
      const note = await made(mia);
      await arrives(deleteNote(note, mia));
      expect(await getDocument(notes, note.id)).toBeUndefined();
      expect(await found('spring', mia)).toEqual([]);
      const [entry] = (await stored('changeLogs')).filter(({ id }) => id === `note-${note.id}`);
      expect(entry?.fields).toMatchObject({
        type: { stringValue: 'note_deleted' },
        userId: { stringValue: 'mia' },
        details: {
          mapValue: {
            fields: { noteType: { stringValue: 'standalone' }, category: { stringValue: 'general' } },
          },
        },
      });
      expect((await stored('trash')).map(({ id }) => id)).toContain(`notes-${note.id}`);
    },
  );

  it('can be deleted again after a restore, which updates its change-log entry', async () => {
    const mia = await as('mia');
    const note = await made(mia);
    const timeOf = async () =>
      (await stored('changeLogs')).find(({ id }) => id === `note-${note.id}`)?.fields['timestamp'];
    await arrives(deleteNote(note, mia));
    const first = await timeOf();
    const back = restorePart({ collection: notes.path, recordId: note.id });
    await arrives(save(batchChange([back], { what: 'Bringing back' })));
    expect(await read(note.id)).toMatchObject({ title: 'First call' });
    await arrives(deleteNote(await read(note.id), mia));
    expect(await getDocument(notes, note.id)).toBeUndefined();
    expect(await timeOf()).not.toEqual(first);
  });

  it('cannot be deleted by another person', covers('WRK-317'), async () => {
    const note = await made(await as('theo'));
    const mia = await as('mia');
    expect(await deleteNote(note, mia).settled).toMatchObject({ state: 'refused', because: 'denied' });
    asOwner();
    expect(await read(note.id)).toMatchObject({ title: 'First call' });
  });
});

describe('the text of a note', () => {
  const versions = async (id: string) => {
    const { documents } = await listDocuments(versionsOf(id), lastVersions);
    return documents.toSorted(
      (one, other) => (other.updatedAt?.getTime() ?? 0) - (one.updatedAt?.getTime() ?? 0),
    );
  };

  it('is kept as a version with author and time when someone changes it, and can be restored', async () => {
    const mia = await as('mia');
    const note = await made(mia);
    const ada = await as('ada');
    await arrives(updateNote(note, noteInput({ title: 'Second call', content: 'Asked' }), ada));
    const asked = await read(note.id);
    await arrives(setArchived(asked, true, ada));
    expect(await versions(note.id)).toEqual([
      expect.objectContaining({
        title: 'First call',
        content: 'Ask about the spring appeal',
        updatedBy: 'mia',
        updatedAt: note.updatedAt,
      }),
    ]);
    await as('mia');
    const [first] = await versions(note.id);
    const { title, content, contentType, category } = first ?? note;
    await arrives(updateNote(await read(note.id), { title, content, contentType, category }, mia));
    expect(await read(note.id)).toMatchObject({
      title: 'First call',
      content: note.content,
      versionCount: 2,
    });
    expect((await versions(note.id)).map((version) => [version.title, version.updatedBy])).toEqual([
      ['Second call', 'ada'],
      ['First call', 'mia'],
    ]);
    await as('theo');
    await expect(listDocuments(versionsOf(note.id), lastVersions)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('is not kept as a version by changes without new text, such as completing a goal', async () => {
    const mia = await as('mia');
    const note = await made(mia);
    await arrives(updateNote(note, noteInput({ content: 'Asked' }), mia));
    for (const isCompleted of [true, false])
      await arrives(setCompleted(await read(note.id), isCompleted, mia));
    expect(await read(note.id)).toMatchObject({ versionCount: 1, status: 'in-progress' });
    expect((await versions(note.id)).map(({ content }) => content)).toEqual(['Ask about the spring appeal']);
  });

  it('is kept in at most twenty versions', async () => {
    const mia = await as('mia');
    let note = await made(mia);
    for (let time = 1; time <= keptVersions + 2; time++) {
      await arrives(updateNote(note, noteInput({ content: `Text ${time}` }), mia));
      note = await read(note.id);
    }
    const kept = await versions(note.id);
    expect(kept).toHaveLength(keptVersions);
    expect([kept[0]?.content, kept.at(-1)?.content]).toEqual(['Text 21', 'Text 2']);
  });
});

describe('sharing a note', () => {
  const theo = { uid: 'theo', email: 'theo@acf.example' };
  const ada = { uid: 'ada', email: 'ada@acf.example' };

  it(
    'reaches several people one after the other, including its search entries',
    covers('WRK-299', 'WRK-300', 'WRK-584'),
    async () => {
      const mia = await as('mia');
      const note = await made(mia);
      for (const handle of shareNote(note, [theo, ada], mia)) await arrives(handle);
      const shared = await read(note.id);
      expect(shared).toMatchObject({
        sharedWith: ['theo', 'ada'],
        sharedWithEmails: [theo.email, ada.email],
        isShared: true,
      });
      const reader = await as('theo');
      expect(await titles({ scope: 'shared' }, reader)).toEqual(['First call']);
      expect(await found('spring appeal', reader)).toEqual(['First call']);
      await as('mia');
      for (const handle of shareNote(shared, [ada], mia)) await arrives(handle);
      expect(await read(note.id)).toMatchObject({ sharedWith: ['ada'], sharedWithEmails: [ada.email] });
      await as('theo');
      expect(await titles({}, reader)).toEqual([]);
      expect(await found('spring appeal', reader)).toEqual([]);
    },
  );

  it('ends for a person who removes the note from their list', covers('WRK-Q67'), async () => {
    const mia = await as('mia');
    const note = await made(mia);
    for (const handle of shareNote(note, [theo], mia)) await arrives(handle);
    const reader = await as('theo');
    await arrives(leaveNote(await read(note.id), reader));
    expect(await titles({}, reader)).toEqual([]);
    await as('mia');
    expect(await read(note.id)).toMatchObject({ sharedWith: [], sharedWithEmails: [], isShared: false });
  });
});

describe('the notes that a person sees', () => {
  it(
    'are their own, shared ones and those about their contacts, or all for administrators',
    covers('WRK-265', 'WRK-266', 'WRK-171'),
    async () => {
      await storeContact('mia');
      await made(await as('ada'), { title: 'About the contact' }, { ownerId: 'mia' });
      await made(await as('theo'), { title: 'Of Theo alone' });
      const mia = await as('mia');
      await made(mia, { title: 'Of Mia alone' });
      expect(await titles({}, mia)).toEqual(['Of Mia alone', 'About the contact']);
      expect(await titles({ scope: 'standalone' }, mia)).toEqual(['Of Mia alone']);
      expect(await titles({ scope: 'contact' }, mia)).toEqual(['About the contact']);
      expect(await found('spring', mia)).toEqual(['Of Mia alone', 'About the contact']);
      const theo = await as('theo');
      expect(await titles({}, theo)).toEqual(['Of Theo alone']);
      expect(await found('spring', theo)).toEqual(['Of Theo alone']);
      const ada = await as('ada');
      const all = ['Of Mia alone', 'Of Theo alone', 'About the contact'];
      expect((await titles({}, ada)).filter((title) => all.includes(title))).toEqual(all);
      expect((await found('spring', ada)).filter((title) => all.includes(title))).toEqual(all);
      expect(await titles({ user: 'theo', scope: 'standalone' }, ada)).toContain('Of Theo alone');
    },
  );

  it(
    'are filtered by category, contact and date without archived ones',
    covers('WRK-259', 'WRK-260', 'WRK-264'),
    async () => {
      await storeContact('theo');
      const theo = await as('theo');
      await made(theo, { title: 'Task', category: 'task' });
      const note = await made(theo, { title: 'Old' }, { ownerId: 'theo' });
      await arrives(setArchived(note, true, theo));
      expect(await titles({ category: 'task' }, theo)).toEqual(['Task']);
      expect(await titles({ scope: 'archived', contact: contactId }, theo)).toEqual(['Old']);
      expect(await titles({ contact: contactId }, theo)).toEqual([]);
      for (const date of ['today', 'week', 'month'] as const)
        expect(await titles({ date }, theo)).toEqual(['Task']);
    },
  );
});

describe('the timer of a note', () => {
  it(
    'is listed while it runs and stops once, even if two devices stop it',
    covers('WRK-331', 'WRK-Q84'),
    async () => {
      const mia = await as('mia');
      const note = await made(mia);
      await arrives(setTimerRunning(note, true, mia, new Date(Date.now() - 60_000)));
      const running = await read(note.id);
      const listed = await listDocuments(notes, runningTimers(mia));
      expect(listed.documents.map(({ id }) => id)).toEqual([note.id]);
      const [now, later] = [new Date(), new Date(Date.now() + 5_000)];
      await arrives(setTimerRunning(running, false, mia, now));
      await as('mia');
      expect((await setTimerRunning(running, false, mia, later).settled).state).toBe('saved');
      const { timerData } = await read(note.id);
      expect(timerData).toMatchObject({ isRunning: false, currentSession: null });
      expect(timerData?.history).toHaveLength(1);
      expect(timerData?.history[0]?.endTime).toEqual(now);
      expect((await listDocuments(notes, runningTimers(mia))).documents).toEqual([]);
    },
  );
});

it('index entries of a note can be read only by its readers', async () => {
  const note = await made(await as('mia'));
  const id = note.searchIds[0] ?? '';
  expect((await getDocument(noteIndex, id))?.ok).toBe(true);
  await as('theo');
  await expect(getDocument(noteIndex, id)).rejects.toMatchObject({ code: 'permission-denied' });
});
