import type { ReactNode } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { formatDateTime } from '@/shared/i18n/format';
import type { Contact, Mail } from '../schema';
import { detailTexts } from './texts';
import styles from './timeline.module.css';

/** Something that happened with a contact. `say` returns its text for a formatted time. */
export interface ContactEvent {
  readonly at: Date;
  readonly say: (when: string) => string;
}

/** The props of a component that supplies events. */
export interface HistoryProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  readonly children: (events: readonly ContactEvent[]) => ReactNode;
}

interface TimelineProps {
  readonly contact: Contact;
  readonly mails: readonly Mail[];
  readonly others: readonly ContactEvent[];
}

/** Lists the events of a contact, newest first. */
export const Timeline = ({ contact, mails, others }: TimelineProps) => {
  const { createdAt, updatedAt } = contact;
  const events = [
    { at: createdAt, say: detailTexts.madeBy },
    { at: updatedAt, say: detailTexts.changedOn },
    ...others,
    ...mails.flatMap(({ subject, ...mail }) => [
      { at: mail.createdAt, say: (when: string) => detailTexts.draftedOn(subject, when) },
      { at: mail.sentAt, say: (when: string) => detailTexts.sentOn(subject, when) },
      { at: mail.deletedAt, say: (when: string) => detailTexts.deletedOn(subject, when) },
    ]),
  ]
    .flatMap(({ at, say }) => (at ? [{ at, text: say(formatDateTime(at)) }] : []))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className={styles.title}>
        {detailTexts.timeline}
      </h2>
      <ol className={styles.timeline}>
        {events.map(({ text }, index) => (
          // Two events of the same minute may have the same text, as two drafts with one subject do.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{text}</li>
        ))}
      </ol>
    </section>
  );
};
