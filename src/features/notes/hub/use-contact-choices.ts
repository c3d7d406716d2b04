import { useCallback, useEffect, useState } from 'react';
import type { NoteContacts } from '../contact-names';
import { contactOf } from '../contact-names';
import type { ContactChoice } from './note-tools';

/**
 * The contacts that the list can be narrowed to, once the first notes are there; the chosen one always among them. The
 * first tells that there are any (WRK-261); `readAll` reads the others, when the person comes near the filter.
 */
export function useContactChoices(
  contacts: NoteContacts,
  isWanted: boolean,
  chosen: string,
): { readonly choices: readonly ContactChoice[]; readonly readAll: () => void } {
  const [found, setFound] = useState<readonly ContactChoice[]>([]);
  const [chosenName, setChosenName] = useState<ContactChoice>();
  const [isNear, setIsNear] = useState(false);
  const readAll = useCallback(() => setIsNear(true), []);

  useEffect(() => {
    if (!isWanted) return undefined;
    const asking = new AbortController();
    contacts.find('', asking.signal, isNear ? undefined : 1).then(setFound, () => {});
    return () => asking.abort();
  }, [contacts, isWanted, isNear]);

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
  const choices = isMissing && chosenName?.value === chosen ? [chosenName, ...found] : found;
  return { choices, readAll };
}
