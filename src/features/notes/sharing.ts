import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { batchChange, patchPart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { notes } from './collections';
import { changeNote, indexEntries, noteMergers, refusedWith } from './note-change';
import type { Note } from './schema';
import { noteLabels, noteTexts } from './texts';

const { changeOf, messages } = noteTexts;

/**
 * A person to share with. Former colleagues have no e-mail address. They can be kept or removed, but not
 * added.
 */
export interface Reader {
  readonly uid: string;
  readonly email?: string;
}

/**
 * Shares a note with exactly these people. The security rules accept one additional reader per write, so each
 * is a change of its own (WRK-299).
 */
export function shareNote(
  note: WithId<Note>,
  people: readonly Reader[],
  actor: Actor,
  contactName?: string,
): readonly SaveHandle[] {
  const kept = note.sharedWith.filter((uid) => people.some((person) => person.uid === uid));
  const added = people.flatMap(({ uid, email }) =>
    email === undefined || note.sharedWith.includes(uid) ? [] : [{ uid, email }],
  );
  const emailsOf = (uids: readonly string[]) =>
    uids.flatMap((uid) => {
      const index = note.sharedWith.indexOf(uid);
      return note.sharedWithEmails[index] ?? people.find((person) => person.uid === uid)?.email ?? [];
    });
  const first = { sharedWith: kept, sharedWithEmails: emailsOf(kept) };
  const steps = added.reduce<(typeof first)[]>(
    (all, { uid, email }) => {
      const { sharedWith, sharedWithEmails } = all.at(-1) ?? first;
      return [...all, { sharedWith: [...sharedWith, uid], sharedWithEmails: [...sharedWithEmails, email] }];
    },
    kept.length < note.sharedWith.length ? [first] : [],
  );
  let before = note;
  return steps.map((step) => {
    const isShared = step.sharedWith.length > 0;
    const next = { ...before, ...step, isShared };
    const entries = indexEntries(note.id, next, contactName);
    const handle = changeNote(before, actor, {
      patch: { ...step, isShared },
      merge: { sharedWith: noteMergers.list, sharedWithEmails: noteMergers.list },
      words: {
        what: changeOf.sharing(noteTexts.titleOf(note.title)),
        reasons: refusedWith(messages.notShared),
      },
      entries,
    });
    before = { ...next, searchIds: entries.searchIds };
    return handle;
  });
}

/** Removes a shared note from the person's own list (WRK-Q67). */
export const leaveNote = (note: WithId<Note>, { uid, email }: Actor): SaveHandle => {
  const sharedWith = note.sharedWith.filter((each) => each !== uid);
  return save(
    batchChange(
      [
        patchPart(notes, note.id, {
          patch: {
            sharedWith,
            sharedWithEmails: note.sharedWithEmails.filter((each) => each !== email),
            isShared: sharedWith.length > 0,
          },
          base: note,
          merge: { sharedWith: noteMergers.list, sharedWithEmails: noteMergers.list },
        }),
      ],
      {
        what: changeOf.sharing(noteTexts.titleOf(note.title)),
        reasons: refusedWith(messages.notLeft),
        labels: noteLabels,
      },
    ),
  );
};

/** Merges two changes of a list. Keeps additions and removals of both. */
export function mergeLists(base: unknown, mine: unknown, theirs: unknown): unknown {
  const [before, own, other] = [base, mine, theirs].map((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  const kept = (other ?? []).filter((each) => own?.includes(each) || !before?.includes(each));
  return [...kept, ...(own ?? []).filter((each) => !before?.includes(each) && !other?.includes(each))];
}
