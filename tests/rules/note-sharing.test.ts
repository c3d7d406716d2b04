import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import { covers } from '@/testing/covers';
import { expectOneDifference } from './one-difference';
import { aContactNote, aNote, noteStamps, sharedNoteWith } from './records/note-records';
import { ids } from './records/records';
import { type ActorName, emailOf, startRulesBackend, uidOf } from './rules-backend';
import { type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-note-sharing');
const path = `notes/${ids.note}`;

const share = (actor: ActorName, fields: Fields) =>
  backend
    .as(actor)
    .doc(path)
    .update({ ...noteStamps(actor), ...fields });
const store = (fields: Fields = aNote('regular')) => backend.asOwner((owner) => owner.doc(path).set(fields));
const storeShared = () => store(aNote('regular', sharedNoteWith('recipient')));

describe('sharing a note', () => {
  it.each(['regular', 'admin'] as const)(
    'is allowed to its owner and an admin (%s), one colleague at a time',
    covers('WRK-295', 'WRK-299'),
    async (actor) => {
      await store();
      await assertSucceeds(share(actor, sharedNoteWith('recipient')));
      await assertSucceeds(
        share(actor, {
          sharedWith: [uidOf('recipient'), uidOf('colleague')],
          sharedWithEmails: [emailOf('recipient'), emailOf('colleague')],
        }),
      );
      await assertSucceeds(backend.as('colleague').doc(path).get());
      await assertSucceeds(share(actor, sharedNoteWith('colleague')));
      await assertFails(backend.as('recipient').doc(path).get());
      await assertSucceeds(share(actor, { sharedWith: [], sharedWithEmails: [], isShared: false }));
      await assertFails(backend.as('colleague').doc(path).get());
    },
  );

  it('needs one email address for each of at most fifty people', async () => {
    const many = Array.from({ length: 49 }, (_, index) => `uid-${index}`);
    const addresses = [...many.map((id) => `${id}@acf.example`), emailOf('recipient')];
    await store(
      aNote('regular', { sharedWith: many, sharedWithEmails: addresses.slice(0, 49), isShared: true }),
    );
    await expectOneDifference(
      backend,
      path,
      (changes) =>
        share('regular', {
          sharedWith: [...many, uidOf('recipient')],
          sharedWithEmails: addresses,
          ...changes,
        }),
      { sharedWithEmails: [...addresses, emailOf('recipient')] },
    );
  });

  it('with fifty-one people is refused', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `uid-${index}`);
    const addMore = async (known: readonly string[]) => {
      await store(aNote('regular', { sharedWith: known, sharedWithEmails: [], isShared: true }));
      return share('regular', {
        sharedWith: [...known, uidOf('recipient')],
        sharedWithEmails: [emailOf('recipient')],
      });
    };
    await assertFails(addMore(many));
    await assertSucceeds(addMore(many.slice(1)));
  });

  it('keeps the addresses of the other people', async () => {
    await storeShared();
    await expectOneDifference(
      backend,
      path,
      (changes) =>
        share('regular', {
          sharedWith: [uidOf('recipient'), uidOf('colleague')],
          sharedWithEmails: [emailOf('recipient'), emailOf('colleague')],
          ...changes,
        }),
      { sharedWithEmails: [emailOf('admin'), emailOf('colleague')] },
    );
  });

  it('must remove the address of a removed person too', async () => {
    await storeShared();
    await expectOneDifference(
      backend,
      path,
      (changes) => share('regular', { sharedWith: [], sharedWithEmails: [], isShared: false, ...changes }),
      { sharedWithEmails: [emailOf('recipient')] },
    );
  });

  it('is allowed to the contact’s owner', covers('WRK-295'), async () => {
    await store(aContactNote('admin'));
    await assertSucceeds(share('regular', sharedNoteWith('recipient')));
  });

  it('is not allowed to a recipient', covers('WRK-295'), async () => {
    await storeShared();
    const further = {
      sharedWith: [uidOf('recipient'), uidOf('colleague')],
      sharedWithEmails: [emailOf('recipient'), emailOf('colleague')],
    };
    await assertFails(share('recipient', further));
    await assertSucceeds(share('regular', further));
  });

  it.each<[string, Fields]>([
    [
      'two at once',
      {
        sharedWith: [uidOf('recipient'), uidOf('colleague')],
        sharedWithEmails: [emailOf('recipient'), emailOf('colleague')],
      },
    ],
    ['an unknown person', { sharedWith: ['nobody'], sharedWithEmails: ['x@acf.example'] }],
    ['an inactive person', sharedNoteWith('inactive')],
    ['a person without a role', sharedNoteWith('no role')],
    ['an address of another person', { sharedWithEmails: [emailOf('admin')] }],
    ['an extra address', { sharedWithEmails: [emailOf('recipient'), emailOf('admin')] }],
    ['no address', { sharedWithEmails: [] }],
    ['a duplicate person', { sharedWith: [uidOf('recipient'), uidOf('recipient')] }],
    ['the shared mark set to false', { isShared: false }],
    ['the creator', sharedNoteWith('regular')],
    ['a map for an id', { sharedWith: [{ id: uidOf('recipient') }] }],
    ['text instead of a list', { sharedWith: uidOf('recipient') }],
  ])('refuses %s', covers('WRK-299'), async (_, difference) => {
    await store();
    await expectOneDifference(
      backend,
      path,
      (changes) => share('regular', { ...sharedNoteWith('recipient'), ...changes }),
      difference,
    );
  });
});

describe('a recipient', () => {
  const leave = (changes: Fields = {}) =>
    backend
      .as('recipient')
      .doc(path)
      .update({ sharedWith: [], sharedWithEmails: [], isShared: false, ...changes });

  it.each<[string, Fields]>([
    ['the title', { title: 'Mine' }],
    ['the archived state', { isArchived: true, archivedAt: serverTime() }],
    ['the completed state', { isCompleted: true, completedAt: serverTime() }],
    ['the author', { createdBy: uidOf('recipient') }],
    ['the time', { updatedAt: serverTime() }],
    ['the list by adding a person', { sharedWith: [uidOf('colleague')], isShared: true }],
    ['the shared mark alone', { isShared: true }],
    ['the addresses without removing their own', { sharedWithEmails: [emailOf('recipient')] }],
  ])('may remove the note from their list but not change %s', async (_, difference) => {
    await storeShared();
    await expectOneDifference(backend, path, leave, difference);
    await assertFails(backend.as('recipient').doc(path).get());
  });

  it('may not remove another person from the list', async () => {
    await store(
      aNote('regular', {
        sharedWith: [uidOf('colleague'), uidOf('recipient')],
        sharedWithEmails: [emailOf('colleague'), emailOf('recipient')],
        isShared: true,
      }),
    );
    await assertFails(leave());
    await assertFails(leave({ ...sharedNoteWith('recipient') }));
    await assertSucceeds(leave({ ...sharedNoteWith('colleague') }));
  });

  it('must be in the list to write it, even unchanged', async () => {
    const withBoth = {
      sharedWith: [uidOf('recipient'), uidOf('colleague')],
      sharedWithEmails: [emailOf('recipient'), emailOf('colleague')],
      isShared: true,
    };
    const leaveToRecipient = () => backend.as('colleague').doc(path).update(sharedNoteWith('recipient'));
    await storeShared();
    await assertFails(leaveToRecipient());
    await store(aNote('regular', withBoth));
    await assertSucceeds(leaveToRecipient());
  });
});
