import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { formatDateTime, formatter } from '@/shared/i18n/format';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { DeleteDialog } from '@/shared/outcomes/delete-dialog';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { SaveState } from '@/shared/saving/shown/save-state';
import { Button } from '@/shared/ui/buttons/button';
import { deleteMail, markMailSent, planOf } from './changes';
import { mailsOf } from '../collections';
import type { Contact, Mail } from '../schema';
import { mailTexts } from './texts';
import styles from './mail-section.module.css';

const kinds = Object.keys(mailTexts.types) as (keyof typeof mailTexts.types)[];

interface MailSectionProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  /** The e-mails, newest first, including deleted ones. */
  readonly mails: readonly WithId<Mail>[];
}

/** Returns the `mailto:` link that opens the e-mail in the person's mail program, where they send it. */
const mailLink = ({ to, subject, content }: Mail): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(content.replaceAll('\n', '\r\n'))}`;

function stateOf({ status, sentAt, deletedAt, lastEdited, createdAt }: Mail): string {
  const { states } = mailTexts;
  const when = (time: Date | null | undefined) => (time ? formatDateTime(time) : '');
  if (deletedAt) return states.deleted(when(deletedAt));
  if (status === 'sent') return states.sent(when(sentAt));
  return lastEdited ? states.edited(when(lastEdited)) : states.draft(when(createdAt));
}

const formatDay = formatter({ dateStyle: 'medium' });

/** Returns the plan and author of an e-mail: 'Priority: high · Planned for Dec 1, 2026'. */
function planText(mail: Mail): string {
  const { plan, priorities } = mailTexts;
  const { category, priority, scheduledFor } = planOf(mail);
  return [
    plan.priority(Object.hasOwn(priorities, priority) ? priorities[priority as 'low'] : priority),
    category,
    scheduledFor ? plan.scheduledFor(formatDay(scheduledFor)) : '',
    mail.metadata?.generated === true ? plan.generated : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Lists the e-mails to a contact, with deleted drafts below. */
export const MailSection = ({ actor, contact, mails }: MailSectionProps) => {
  const [open, setOpen] = useState<WithId<Mail> | 'new'>();
  const [generating, setGenerating] = useState<keyof typeof mailTexts.types>();
  const [deletion, setDeletion] = useState<WithId<Mail>>();
  const isOptedOut = contact.communicationPreferences?.optOut === true;
  const current = mails.filter(({ deletedAt }) => !deletedAt);
  const deleted = mails.filter(({ deletedAt }) => deletedAt);
  const collection = mailsOf(contact.id);

  const { failed } = mailTexts;
  const markSent = (mail: WithId<Mail>) =>
    reportOutcome(() => markMailSent(contact, mail, actor.uid), { done: mailTexts.sent, failed });

  return (
    <section aria-labelledby="mails" className={styles.section}>
      <div className={styles.head}>
        <h2 id="mails" className={styles.title}>
          {mailTexts.section}
        </h2>
        <div className={styles.actions}>
          <Button variant="quiet" small onClick={() => setOpen('new')}>
            {mailTexts.draft}
          </Button>
          {!isOptedOut && (
            <Popover label={mailTexts.generate.menu} face={mailTexts.generate.menu} kind="menu">
              {kinds.map((type) => (
                <MenuEntry key={type} onPress={() => setGenerating(type)}>
                  {mailTexts.types[type]}
                </MenuEntry>
              ))}
            </Popover>
          )}
        </div>
      </div>
      {isOptedOut && <p>{mailTexts.optedOut}</p>}
      {current.length === 0 && <p>{mailTexts.none}</p>}
      <ul className={styles.list}>
        {current.map((mail) => (
          <li key={mail.id}>
            <article aria-labelledby={`mail-${mail.id}`} className={styles.mail}>
              <h3 id={`mail-${mail.id}`} className={styles.subject} dir="auto">
                {mail.subject}
              </h3>
              <p className={styles.state}>{stateOf(mail)}</p>
              <p className={styles.state} dir="auto">
                {planText(mail)}
              </p>
              <p className={styles.content} dir="auto">
                {mail.content}
              </p>
              {mail.status === 'draft' && (
                <div className={styles.actions}>
                  <Button variant="quiet" small onClick={() => setOpen(mail)}>
                    {mailTexts.edit}
                  </Button>
                  <a href={mailLink(mail)} target="_blank" rel="noopener noreferrer">
                    {mailTexts.open}
                  </a>
                  <Button variant="quiet" small onClick={() => void markSent(mail)}>
                    {mailTexts.markSent}
                  </Button>
                  <Button variant="quiet" small onClick={() => setDeletion(mail)}>
                    {mailTexts.delete}
                  </Button>
                </div>
              )}
              <SaveState collection={collection} id={mail.id} />
            </article>
          </li>
        ))}
      </ul>
      {deleted.length > 0 && (
        <details>
          <summary>{mailTexts.history(deleted.length)}</summary>
          <ul className={styles.list}>
            {deleted.map((mail) => (
              <li key={mail.id} className={styles.mail}>
                <p className={styles.subject}>{mail.subject}</p>
                <p className={styles.state}>{stateOf(mail)}</p>
                <p className={styles.content}>{mail.content}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {open !== undefined && (
        <MailDialog
          actor={actor}
          contact={contact}
          mail={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
      {generating && (
        <GenerateMailDialog
          actor={actor}
          contact={contact}
          type={generating}
          onClose={() => setGenerating(undefined)}
        />
      )}
      <DeleteDialog
        record={deletion}
        title={mailTexts.deleteTitle}
        question={({ subject }) => [mailTexts.deleteQuestion(subject)]}
        confirmLabel={mailTexts.delete}
        remove={(mail) => deleteMail(contact, mail, actor.uid)}
        texts={() => ({ done: mailTexts.deleted, failed })}
        onClose={() => setDeletion(undefined)}
      />
    </section>
  );
};

const GenerateMailDialog = lazyDialog(
  async () => (await import('./generate-mail-dialog')).GenerateMailDialog,
);
const MailDialog = lazyDialog(async () => (await import('./mail-dialog')).MailDialog);
