import { useEffect, useMemo, useState } from 'react';
import type { ComboboxOption } from '@/shared/forms/fields/use-options';
import type { NoteContact } from './changes';

/** What notes need of contacts, which are another feature's: the app passes it in. */
export interface NoteContacts {
  /** The contact of this id; undefined where it is gone or the person may not read it. */
  readonly read: (id: string) => Promise<NoteContact | undefined>;
  /** Contacts whose names contain what was typed; the first ones for nothing. `most` as many as a field offers unless given. */
  readonly find: (typed: string, signal: AbortSignal, most?: number) => Promise<readonly ComboboxOption[]>;
  /** Where a contact is shown. */
  readonly addressOf: (id: string) => string;
}

/** What this page has read, so that lists and panels ask once for each contact. */
interface Known {
  readonly answers: Map<string, Promise<NoteContact | undefined>>;
  /** The names that have arrived: rows that are shown later have theirs at once. */
  readonly names: Map<string, string>;
}
const known = new WeakMap<NoteContacts, Known>();

function knownOf(contacts: NoteContacts): Known {
  const held = known.get(contacts) ?? { answers: new Map(), names: new Map() };
  known.set(contacts, held);
  return held;
}

/** A contact, read once; one that cannot be read now is asked for again later. */
export function contactOf(contacts: NoteContacts, id: string): Promise<NoteContact | undefined> {
  const { answers, names } = knownOf(contacts);
  const earlier = answers.get(id);
  if (earlier) return earlier;
  const answer = contacts.read(id).then(
    (contact) => {
      if (contact) names.set(id, contact.name);
      return contact;
    },
    () => {
      answers.delete(id);
      return undefined;
    },
  );
  answers.set(id, answer);
  return answer;
}

/** The names of these contacts by id, as they become known. */
export function useContactNames(contacts: NoteContacts, ids: readonly string[]): ReadonlyMap<string, string> {
  const [arrived, setArrived] = useState(0);
  const wanted = [...new Set(ids)].toSorted().join();
  useEffect(() => {
    let isOver = false;
    const { names } = knownOf(contacts);
    const missing = wanted.split(',').filter((id) => id !== '' && !names.has(id));
    if (missing.length === 0) return undefined;
    const ask = async () => {
      await Promise.all(missing.map((id) => contactOf(contacts, id)));
      if (!isOver) setArrived((count) => count + 1);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [contacts, wanted]);
  return useMemo(
    () => {
      const { names } = knownOf(contacts);
      return new Map(
        wanted.split(',').flatMap((id) => {
          const name = names.get(id);
          return name === undefined ? [] : [[id, name]];
        }),
      );
    },
    // With each arrival there are more names.
    // oxlint-disable-next-line react/exhaustive-deps
    [contacts, wanted, arrived],
  );
}
