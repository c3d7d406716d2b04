import { useEffect, useState } from 'react';
import type { NoteContacts } from '../contact-names';
import { contactOf } from '../contact-names';
import type { ContactChoice } from './note-tools';

interface Wanted {
  /** True once the notes are there. */
  readonly isWanted: boolean;
  /** True once the person may open the filter at any moment. */
  readonly isNear: boolean;
  /** Whether a note is about a contact. */
  readonly isAny: boolean;
  /** The names of the contacts that the notes are about, by id, as they become known. */
  readonly named: ReadonlyMap<string, string>;
  readonly chosen: string;
}

/**
 * The contacts that the list can be narrowed to, the chosen one always among them. They are read when the person comes
 * near the filter. Until then they are those that the notes are about, or one, which tells that there are any (WRK-261).
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
