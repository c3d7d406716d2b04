import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { setSaving } from '@/shared/saving/current';
import { Desk } from '@/shared/saving/model.fixture';
import type { Saving } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { deleteNote } from './deletion';
import { nextVersion } from './note-change';
import { type Note, noteSchema } from './schema';
import { mergeLists } from './sharing';
import { type NoteActions, useNoteActions } from './use-note-actions';

const mia: Actor = {
  uid: 'mia',
  email: 'mia@acf.example',
  displayName: 'Mia',
  photoURL: '',
  role: 'regular',
  status: 'active',
};
/** The server time of all writes in these tests. */
const serverTime = new Date(0);

let saving: Saving | undefined;
let desk = new Desk();
beforeEach(() => {
  desk = new Desk();
  saving = desk.tab({
    derivers: {
      noteVersion: nextVersion,
      contactNoteAdded: () => ({ interactions: 1 }),
      contactNoteRemoved: () => ({ interactions: 0 }),
    },
    mergers: {
      list: mergeLists,
      'note-timer': (_base, mine) => mine,
      'rich-text': (_base, mine, theirs) => `${String(theirs)} / ${String(mine)}`,
    },
  });
  setSaving(saving);
});
afterEach(() => {
  act(() => clearMessages());
  setSaving(undefined);
  saving?.close();
});

/** Stores a goal of Mia's with one index entry, and runs an action on it. */
async function does(
  run: (actions: NoteActions, note: WithId<Note>) => unknown,
  fields: object = {},
  actor = mia,
) {
  const stored = {
    title: 'Ten warm donors',
    content: 'Call Ruth',
    contentType: 'plain',
    category: 'goal',
    type: 'goal',
    status: 'pending',
    createdBy: 'mia',
    isArchived: false,
    sharedWith: [],
    sharedWithEmails: [],
    searchIds: ['former'],
    ...fields,
  };
  desk.database.put('notes', 'goal', stored);
  desk.database.put('noteIndex', 'former', { noteId: 'goal' });
  render(<Messages />);
  const { result } = renderHook(() => useNoteActions(actor));
  await act(async () => {
    await run(result.current, { ...z.parse(noteSchema, stored), id: 'goal' });
  });
  return { is: desk.database.read('notes', 'goal')?.fields ?? {} };
}
const records = (path: string) => [...desk.database.records.keys()].filter((key) => key.startsWith(path));
/** Stores a different text of the note, as another person would. */
function writeElsewhere(content: string): void {
  desk.database.put('notes', 'goal', { ...desk.database.read('notes', 'goal')?.fields, content });
}
/** Checks whether the note has new index entries. */
const hasNewEntries = () => {
  const entries = records('noteIndex/');
  return entries.length > 0 && !entries.includes('noteIndex/former');
};

describe('A note', () => {
  it('is archived and restored with one undo', async () => {
    const { is } = await does((actions, note) => actions.archive(note, true));
    expect(is).toMatchObject({ isArchived: true, archivedAt: serverTime, updatedBy: 'mia' });
    expect(screen.getByText('Note archived successfully')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Note unarchived successfully')).toBeVisible();
    expect(desk.database.read('notes', 'goal')?.fields).toMatchObject({
      isArchived: false,
      archivedAt: null,
    });
    // The text is unchanged, so no version is stored and the index entry stays the same.
    expect(records('notes/')).toEqual(['notes/goal']);
    expect(records('noteIndex/')).toEqual(['noteIndex/former']);
  });

  it('is duplicated as a new note with its own index entries', async () => {
    await does((actions, note) => actions.duplicate(note), { isArchived: true, sharedWith: ['theo'] });
    const [copy = ''] = records('notes/').filter((key) => key !== 'notes/goal');
    expect(desk.database.records.get(copy)?.fields).toMatchObject({
      title: 'Ten warm donors (Copy)',
      content: 'Call Ruth',
      category: 'goal',
      type: 'goal',
      status: 'pending',
      isArchived: false,
      isStandalone: true,
      isNextStep: false,
      parentGoalId: '',
      linkedGoalTitle: '',
      sharedWith: [],
      createdBy: 'mia',
    });
    expect(records('noteIndex/')).toHaveLength(2);
    expect(screen.getByText('Note duplicated successfully')).toBeVisible();
  });

  const ada: Actor = { ...mia, uid: 'ada', role: 'admin' };
  it.each([
    ['their own contact', mia, 'mia', true],
    ['another person’s contact', mia, 'theo', false],
    ['any contact by an administrator', ada, 'theo', true],
  ])(
    'about %s is duplicated for the contact only if the person may write there',
    async (_, actor, contactOwnerId, isAbout) => {
      desk.database.put('manualContacts', 'iris', { lastModifiedBy: 'noor' });
      await does(
        (actions, note) => actions.duplicate(note, 'Iris Okafor'),
        { contactId: 'iris', contactOwnerId },
        actor,
      );
      const [copy = ''] = records('notes/').filter((key) => key !== 'notes/goal');
      const fields = desk.database.records.get(copy)?.fields ?? {};
      expect([fields['contactId'], fields['isStandalone']]).toEqual(
        isAbout ? ['iris', false] : [undefined, true],
      );
      // The contact is marked as changed, and its count includes the note.
      expect(desk.database.read('manualContacts', 'iris')?.fields).toMatchObject(
        isAbout ? { lastModifiedBy: actor.uid, interactions: 1 } : { lastModifiedBy: 'noor' },
      );
    },
  );

  it('merges what two people wrote at the same time in the same format', async () => {
    const version = z.parse(noteSchema, { title: 'Ten', content: 'Call Bo', category: 'goal' });
    await does((actions, note) => {
      writeElsewhere('Call Ann');
      return actions.restoreVersion(note, version);
    });
    expect(desk.database.read('notes', 'goal')?.fields).toMatchObject({ content: 'Call Ann / Call Bo' });
  });

  it("keeps another person's text if a restored version has another format", async () => {
    const rich = z.parse(noteSchema, { content: '[{"insert":"Call Bo\\n"}]', contentType: 'rich' });
    await does((actions, note) => {
      writeElsewhere('Call Ann');
      void actions.restoreVersion(note, rich);
    });
    expect(desk.database.read('notes', 'goal')?.fields).toMatchObject({ content: 'Call Ann' });
  });

  it('about a contact removes its old index entries in a second write if it is long', async () => {
    desk.database.put('manualContacts', 'iris', {});
    desk.database.put('noteIndex', 'older', { noteId: 'goal' });
    const words = Array.from({ length: 2_000 }, (_, index) => `word${index.toString(36)}`).join(' ');
    await does(
      (actions, note) =>
        actions.restoreVersion(note, z.parse(noteSchema, { title: 'Ten', content: words, category: 'goal' })),
      { contactId: 'iris', contactOwnerId: 'mia', searchIds: ['former', 'older'] },
    );
    const [first = '', second = ''] = desk.commits();
    expect(first).toContain('patch manualContacts/iris');
    expect(first).not.toContain('delete');
    expect(second).toBe('commit delete noteIndex/former, delete noteIndex/older');
  });

  it('is saved in one write if it is long but not about a contact', async () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `word${index.toString(36)}`).join(' ');
    await does(
      (actions, note) =>
        actions.restoreVersion(note, z.parse(noteSchema, { title: 'Ten', content: words, category: 'goal' })),
      { searchIds: ['former', 'older'] },
    );
    expect(desk.commits()).toHaveLength(1);
  });

  it('can be left by a person it is shared with, and stays shared with others', async () => {
    const theo = { ...mia, uid: 'theo', email: 'theo@acf.example' };
    const shared = {
      sharedWith: ['theo', 'noor'],
      sharedWithEmails: ['theo@acf.example', 'noor@acf.example'],
      isShared: true,
    };
    const { is } = await does((actions, note) => actions.leave(note), shared, theo);
    expect(is).toMatchObject({
      sharedWith: ['noor'],
      sharedWithEmails: ['noor@acf.example'],
      isShared: true,
    });
    expect(screen.getByText('The note was removed from your notes')).toBeVisible();
  });

  it('is no longer shared when the last person leaves', async () => {
    const theo = { ...mia, uid: 'theo', email: 'theo@acf.example' };
    const shared = { sharedWith: ['theo'], sharedWithEmails: ['theo@acf.example'], isShared: true };
    const { is } = await does((actions, note) => actions.leave(note), shared, theo);
    expect(is).toMatchObject({ sharedWith: [], sharedWithEmails: [], isShared: false });
  });

  it('returns to an earlier version and keeps the present one as a version', async () => {
    const version = z.parse(noteSchema, { title: ' Five donors ', content: 'Call Bo', category: 'task' });
    const { is } = await does((actions, note) => actions.restoreVersion(note, version));
    expect(is).toMatchObject({
      title: 'Five donors',
      content: 'Call Bo',
      category: 'task',
      type: 'note',
      isEdited: true,
      versionCount: 1,
    });
    const [kept = ''] = records('notes/goal/versions/');
    expect(desk.database.records.get(kept)?.fields).toMatchObject({
      title: 'Ten warm donors',
      content: 'Call Ruth',
    });
    expect(hasNewEntries()).toBe(true);
  });
});

describe('The people a note is shared with', () => {
  const theo = { uid: 'theo', email: 'theo@acf.example' };
  const noor = { uid: 'noor', email: 'noor@acf.example' };

  it('are added one write at a time, as the rules require', async () => {
    const { is } = await does((actions, note) => actions.share(note, [theo, noor]));
    expect(is).toMatchObject({
      sharedWith: ['theo', 'noor'],
      sharedWithEmails: ['theo@acf.example', 'noor@acf.example'],
      isShared: true,
    });
    expect(desk.commits().filter((name) => name.includes('notes/goal'))).toHaveLength(2);
    expect(hasNewEntries()).toBe(true);
    expect(screen.getByText('Sharing updated')).toBeVisible();
  });

  it('are removed in one write, and the others keep their addresses', async () => {
    const { is } = await does((actions, note) => actions.share(note, [{ uid: 'noor' }]), {
      sharedWith: ['theo', 'noor', 'lena'],
      sharedWithEmails: ['theo@acf.example', 'noor@acf.example', 'lena@acf.example'],
      isShared: true,
    });
    expect(is).toMatchObject({
      sharedWith: ['noor'],
      sharedWithEmails: ['noor@acf.example'],
      isShared: true,
    });
    expect(desk.commits()).toHaveLength(1);
  });

  it('can all be removed, and the note is no longer shared', async () => {
    const { is } = await does((actions, note) => actions.share(note, []), {
      sharedWith: ['theo'],
      sharedWithEmails: ['theo@acf.example'],
      isShared: true,
    });
    expect(is).toMatchObject({ sharedWith: [], sharedWithEmails: [], isShared: false });
  });

  it('are not saved if the only change is a person without an address', async () => {
    await does((actions, note) => actions.share(note, [{ uid: 'stranger' }]));
    expect(desk.requests).toEqual([]);
  });

  it('cannot be changed by a person who may only read the note', async () => {
    await does((actions, note) => actions.share(note, [noor]), {}, { ...mia, ...theo });
    expect(screen.getByText('You can only share notes that you created or own')).toBeVisible();
    expect(desk.requests).toEqual([]);
  });
});

describe('A goal', () => {
  it('is completed', async () => {
    const { is } = await does((actions, note) => actions.complete(note, true));
    expect(is).toMatchObject({ isCompleted: true, completedAt: serverTime, status: 'completed' });
    expect(screen.getByText('Goal marked as completed')).toBeVisible();
  });

  it('is set back to in progress', async () => {
    const { is } = await does((actions, note) => actions.complete(note, false), {
      isCompleted: true,
      status: 'completed',
    });
    expect(is).toMatchObject({ isCompleted: false, completedAt: null, status: 'in-progress' });
    expect(screen.getByText('Goal marked as in-progress')).toBeVisible();
  });

  const rich = JSON.stringify([
    { insert: 'Next Steps' },
    { insert: '\n', attributes: { header: 2 } },
    { insert: 'Call' },
    { insert: '\n', attributes: { list: 'unchecked' } },
  ]);

  it.each([
    ['is completed', true, 'Call (next)'],
    ['is in progress again', false, '"Call"'],
  ])('of rich text has the expected next step when it %s', async (_, isCompleted, words) => {
    const { is } = await does((actions, note) => actions.complete(note, isCompleted), {
      content: rich,
      contentType: 'rich',
    });
    expect(is['content']).toContain(words);
  });

  it('of plain text keeps its text when it is completed', async () => {
    const content = 'Ten\nNext Steps\n[ ] Call';
    const { is } = await does((actions, note) => actions.complete(note, true), { content });
    expect(is['content']).toBe(content);
  });

  it('is in progress again after a new next step', async () => {
    const { is } = await does((actions, note) => actions.addSteps(note, ['Ask']), {
      isCompleted: true,
      status: 'completed',
    });
    expect(is).toMatchObject({
      content: 'Call Ruth\nNext Steps\n[ ] Ask (next)',
      hasNextSteps: true,
      isCompleted: false,
      completedAt: null,
      status: 'in-progress',
    });
    expect(hasNewEntries()).toBe(true);
    expect(screen.getByText('Next step added to goal')).toBeVisible();
  });

  it('keeps its status when it gets a next step while in progress', async () => {
    const { is } = await does((actions, note) => actions.addSteps(note, ['Ask']), { status: 'pending' });
    expect(is).toMatchObject({ hasNextSteps: true, status: 'pending' });
    expect(is).not.toHaveProperty('completedAt');
  });
});

describe('The timer of a note', () => {
  it.each([
    [true, { isRunning: true, currentSession: { startTime: expect.any(Date) } }],
    [false, { isRunning: false, currentSession: null }],
  ])('is saved with its note, without a message, when running is set to %s', async (isRunning, timerData) => {
    const { is } = await does((actions, note) => actions.setTimer(note, isRunning), {
      timerData: {
        isRunning: !isRunning,
        elapsedTime: 0,
        totalTime: 0,
        history: [],
        lastUpdated: new Date(),
        currentSession: isRunning ? null : { startTime: new Date() },
      },
    });
    expect(is).toMatchObject({ timerData });
    expect(document.body).toHaveTextContent(/^$/);
  });
});

describe('A deleted note', () => {
  it.each([
    ['by itself', {}, 'standalone', undefined],
    ['of a contact', { contactId: 'iris', contactOwnerId: 'mia' }, 'contact', undefined],
    ['with its contact', { contactId: 'iris', contactOwnerId: 'mia' }, 'contact', 'manualContacts-iris'],
  ])('%s is moved to the trash and recorded in the change log', async (_, fields, noteType, along) => {
    desk.database.put('manualContacts', 'iris', { lastModifiedBy: 'noor' });
    await does((_actions, note) => deleteNote(note, mia, along).settled, fields);
    expect(records('notes/')).toEqual([]);
    expect(desk.database.read('trash', 'notes-goal')?.fields).toMatchObject({
      title: 'Ten warm donors',
      with: along ?? '',
    });
    const entry = desk.database.read('changeLogs', 'note-goal')?.fields ?? {};
    expect(entry).toMatchObject({
      type: 'note_deleted',
      entityId: 'goal',
      userId: 'mia',
      userEmail: 'mia@acf.example',
      details: { noteType, category: 'goal' },
    });
    expect('contactId' in entry).toBe('contactId' in fields);
    // A contact that is deleted too is not changed.
    expect(desk.database.read('manualContacts', 'iris')?.fields).toMatchObject(
      noteType === 'contact' && along === undefined
        ? { lastModifiedBy: 'mia', interactions: 0 }
        : { lastModifiedBy: 'noor' },
    );
  });
});
