import { useEffect, useMemo, useState } from 'react';
import type { ComboboxOption } from '@/shared/forms/fields/use-options';
import type { NoteContact } from './changes';

/** The contact functions that notes need. Contacts belong to another feature, so the app passes them in. */
export interface NoteContacts {
  /** Reads a contact by id. Resolves with undefined if it is gone or the person may not read it. */
  readonly read: (id: string) => Promise<NoteContact | undefined>;
  /**
   * Finds contacts whose names contain the typed text. Empty text returns the first contacts. `limit` limits
   * the results. The default is the number that a field shows.
   */
  readonly find: (typed: string, signal: AbortSignal, limit?: number) => Promise<readonly ComboboxOption[]>;
  /** Returns the URL of a contact. */
  readonly addressOf: (id: string) => string;
}

/** A cache of contacts read on this page, so that lists and panels read each contact once. */
interface ContactCache {
  readonly answers: Map<string, Promise<NoteContact | undefined>>;
  /** The names loaded so far. Rows that render later show them at once. */
  readonly names: Map<string, string>;
}
const caches = new WeakMap<NoteContacts, ContactCache>();

function cacheOf(contacts: NoteContacts): ContactCache {
  const cached = caches.get(contacts) ?? { answers: new Map(), names: new Map() };
  caches.set(contacts, cached);
  return cached;
}

/** Reads a contact and caches it. A failed read is not cached, so a later call tries again. */
export function contactOf(contacts: NoteContacts, id: string): Promise<NoteContact | undefined> {
  const { answers, names } = cacheOf(contacts);
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

/** Returns the names of these contacts by id, as they load. */
export function useContactNames(contacts: NoteContacts, ids: readonly string[]): ReadonlyMap<string, string> {
  const [arrived, setArrived] = useState(0);
  const wanted = [...new Set(ids)].toSorted().join();
  useEffect(() => {
    let isCancelled = false;
    const { names } = cacheOf(contacts);
    const missing = wanted.split(',').filter((id) => id !== '' && !names.has(id));
    if (missing.length === 0) return undefined;
    const ask = async () => {
      await Promise.all(missing.map((id) => contactOf(contacts, id)));
      if (!isCancelled) setArrived((count) => count + 1);
    };
    void ask();
    return () => {
      isCancelled = true;
    };
  }, [contacts, wanted]);
  return useMemo(
    () => {
      const { names } = cacheOf(contacts);
      return new Map(
        wanted.split(',').flatMap((id) => {
          const name = names.get(id);
          return name === undefined ? [] : [[id, name]];
        }),
      );
    },
    // Each load adds names.
    // oxlint-disable-next-line react/exhaustive-deps
    [contacts, wanted, arrived],
  );
}
