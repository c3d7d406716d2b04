import { useEffect, useState } from 'react';
import type { NoteContacts } from '../contact-names';
import { contactOf } from '../contact-names';
import type { ContactChoice } from './note-tools';

interface Wanted {
  /** True once the notes have loaded. */
  readonly isWanted: boolean;
  /** True once the person may open the filter at any moment. */
  readonly isNear: boolean;
  /** True if any note is about a contact. */
  readonly isAny: boolean;
  /** The names of the contacts in the loaded notes, by id, as they load. */
  readonly named: ReadonlyMap<string, string>;
  readonly chosen: string;
}

/**
 * Returns the contacts to filter the list by, always including the chosen one. Reads them once the pointer
 * comes near the filter. Before that, returns the contacts of the loaded notes. If no note is about a
 * contact, reads one contact to learn whether any exist (WRK-261).
 */
export function useContactChoices(
  contacts: NoteContacts,
  { isWanted, isNear, isAny, named, chosen }: Wanted,
): readonly ContactChoice[] {
  const [found, setFound] = useState<readonly ContactChoice[]>();
  const [chosenName, setChosenName] = useState<ContactChoice>();
  const isAsked = isWanted && (isNear || !isAny);

  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    contacts.find('', asking.signal, isNear ? undefined : 1).then(setFound, () => {});
    return () => asking.abort();
  }, [contacts, isAsked, isNear]);

  useEffect(() => {
    if (chosen === '') return undefined;
    let isOver = false;
    void contactOf(contacts, chosen).then((contact) => {
      if (!isOver) setChosenName({ value: chosen, label: contact?.name ?? chosen });
      return contact;
    });
    return () => {
      isOver = true;
    };
  }, [contacts, chosen]);

  const known =
    found ??
    [...named]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  const isMissing = chosen !== '' && known.every(({ value }) => value !== chosen);
  return isMissing && chosenName?.value === chosen ? [chosenName, ...known] : known;
}
