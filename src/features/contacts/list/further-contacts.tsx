import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import list from '@/shared/lists/list-frame.module.css';
import type { ContactView } from '../queries';
import { nameOf } from '../schema';
import { contactTexts } from '../texts';
import { type FindMentions, useMentionedContacts } from './use-mentioned-contacts';
import { useOlderContacts } from './use-older-contacts';

interface FurtherContactsProps {
  readonly typed: string;
  readonly view: ContactView;
  /** The ids of the contacts that the list already shows. */
  readonly shown: readonly string[];
  readonly findMentions: FindMentions;
  readonly addressOf: (id: string) => string;
  /** Called with the number of contacts found here, and with 0 on unmount. */
  readonly onFound: (count: number) => void;
}

/**
 * Shows contacts that the list's search cannot find: older records, and those mentioned in a note or an
 * e-mail.
 */
export const FurtherContacts = ({
  typed,
  view,
  shown,
  findMentions,
  addressOf,
  onFound,
}: FurtherContactsProps) => {
  const older = useOlderContacts(typed, view.owner);
  const mentioned = useMentionedContacts(typed, view, findMentions).filter(
    ({ contact }) => !shown.includes(contact.id),
  );
  const count = older.length + mentioned.length;
  const report = useEffectEvent(onFound);
  useEffect(() => {
    report(count);
    return () => report(0);
  }, [count]);

  return (
    <>
      {older.length > 0 && (
        <section aria-label={contactTexts.older} className={list.note}>
          <p>{contactTexts.older}</p>
          <ul>
            {older.map((contact) => (
              <li key={contact.id}>
                <Link to={addressOf(contact.id)}>{nameOf(contact)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mentioned.length > 0 && (
        <section aria-label={contactTexts.mentioned} className={list.note}>
          <p>{contactTexts.mentioned}</p>
          <ul>
            {mentioned.map(({ contact, excerpt }) => (
              <li key={contact.id}>
                <Link to={addressOf(contact.id)}>{nameOf(contact)}</Link>
                {': '}
                <span dir="auto">{excerpt}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
