import { useEffect, useState } from 'react';
import type { NoteContacts } from '../contact-names';
import { contactOf } from '../contact-names';
import type { ContactChoice } from './note-tools';

interface ContactChoiceOptions {
  /** True once the notes have loaded. */
  readonly isReady: boolean;
  /** True once the person may open the filter at any moment. */
  readonly isApproached: boolean;
  /** True if any note is about a contact. */
  readonly hasContactNotes: boolean;
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
  { isReady, isApproached, hasContactNotes, named, chosen }: ContactChoiceOptions,
): readonly ContactChoice[] {
  const [found, setFound] = useState<readonly ContactChoice[]>();
  const [chosenName, setChosenName] = useState<ContactChoice>();
  const shouldRead = isReady && (isApproached || !hasContactNotes);

  useEffect(() => {
    if (!shouldRead) return undefined;
    const controller = new AbortController();
    contacts.find('', controller.signal, isApproached ? undefined : 1).then(setFound, () => {});
    return () => controller.abort();
  }, [contacts, shouldRead, isApproached]);

  useEffect(() => {
    if (chosen === '') return undefined;
    let isCancelled = false;
    void contactOf(contacts, chosen).then((contact) => {
      if (!isCancelled) setChosenName({ value: chosen, label: contact?.name ?? chosen });
      return contact;
    });
    return () => {
      isCancelled = true;
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
