import { useEffect, useState } from 'react';
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
const known = new WeakMap<NoteContacts, Map<string, Promise<NoteContact | undefined>>>();

/** A contact, read once; one that cannot be read now is asked for again later. */
export function contactOf(contacts: NoteContacts, id: string): Promise<NoteContact | undefined> {
  const held = known.get(contacts) ?? new Map<string, Promise<NoteContact | undefined>>();
  known.set(contacts, held);
  const found =
    held.get(id) ??
    contacts.read(id).catch(() => {
      held.delete(id);
      return undefined;
    });
  held.set(id, found);
  return found;
}

/** The names of these contacts by id, as they become known. */
export function useContactNames(contacts: NoteContacts, ids: readonly string[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = [...new Set(ids)].toSorted().join();
  useEffect(() => {
    let isOver = false;
    for (const id of wanted === '' ? [] : wanted.split(',')) {
      void contactOf(contacts, id).then((contact) => {
        if (!isOver && contact) setNames((before) => new Map(before).set(id, contact.name));
        return contact;
      });
    }
    return () => {
      isOver = true;
    };
  }, [contacts, wanted]);
  return names;
}
