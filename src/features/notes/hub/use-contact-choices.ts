import { useEffect, useState } from 'react';
import type { NoteContacts } from '../contact-names';
import { contactOf } from '../contact-names';
import type { ContactChoice } from './note-tools';

/** The contacts that the list can be narrowed to, once the first notes are there; the chosen one always among them. */
export function useContactChoices(
  contacts: NoteContacts,
  isWanted: boolean,
  chosen: string,
): readonly ContactChoice[] {
  const [found, setFound] = useState<readonly ContactChoice[]>([]);
  const [chosenName, setChosenName] = useState<ContactChoice>();

  useEffect(() => {
    if (!isWanted) return undefined;
    const asking = new AbortController();
    contacts.find('', asking.signal).then(setFound, () => {});
    return () => asking.abort();
  }, [contacts, isWanted]);

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

  const isMissing = chosen !== '' && found.every(({ value }) => value !== chosen);
  return isMissing && chosenName?.value === chosen ? [chosenName, ...found] : found;
}
