import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live';
import { useWatch } from '@/shared/firebase/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { textParameter } from '@/shared/lists/address-state';
import { useAddressState } from '@/shared/lists/use-address-state';
import { SaveState } from '@/shared/saving/save-state';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Facts } from '@/shared/ui/workspace/facts';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { contacts, mailsOf } from '../collections';
import { reachFacts } from '../contact-facts';
import { MailSection } from '../emails/mail-section';
import { deletionErrorText, useContactActions } from '../list/use-contact-actions';
import { StatusMark } from '../list/status-mark';
import { can } from '../policy';
import { mailQuery } from '../queries';
import { type Contact, type Mail, nameOf, statusOf } from '../schema';
import { contactTexts, fieldLabels, mailTexts } from '../texts';
import styles from './contact-screen.module.css';

interface ContactScreenProps {
  readonly actor: Actor;
  /** The address of the list that the contact belongs to. */
  readonly listAddress: string;
  readonly addressOf: (id: string) => string;
}

const parameters = { form: textParameter('form') };

/** One contact in full: facts, and what can be done with it (WRK-174, WRK-Q43). */
export const ContactScreen = ({ actor, listAddress, addressOf }: ContactScreenProps) => {
  const { contactId = '' } = useParams();
  const { state, change } = useAddressState(parameters);
  const navigate = useNavigate();
  const { live, retry, record } = useRecord(contacts, contactId);
  const actions = useContactActions(actor.uid);
  const may = record !== undefined && can(actor, 'contact.update', { uid: record.ownerId });

  const saveState = <SaveState collection={contacts} id={contactId} />;
  return (
    <Screen
      title={record ? nameOf(record) : contactTexts.contact}
      action={
        record &&
        may && (
          <>
            <Button small onClick={() => change({ form: record.id })}>
              {contactTexts.edit}
            </Button>
            <Button variant="quiet" small onClick={() => actions.archive([record], !record.archived)}>
              {record.archived ? contactTexts.unarchive : contactTexts.archive}
            </Button>
            <Button variant="quiet" small onClick={() => actions.askToDelete(record)}>
              {contactTexts.delete}
            </Button>
          </>
        )
      }
    >
      {live.status === 'denied' ? (
        // To whoever may not see a contact there is none (WRK-Q19).
        <NotThere listAddress={listAddress} />
      ) : (
        <LiveView
          live={live}
          retry={retry}
          loading={contactTexts.loadingOne}
          failed={contactTexts.oneNotFetched}
        >
          {(parsed, { fromServer }) => {
            if (record) return <Contents actor={actor} contact={record} saveState={saveState} />;
            if (parsed) return <p>{contactTexts.unreadableWhy(contactId)}</p>;
            return fromServer && <NotThere listAddress={listAddress} />;
          }}
        </LiveView>
      )}
      <Suspense>
        {record && state.form === record.id && (
          <ContactDialog
            actor={actor}
            id={record.id}
            addressOf={addressOf}
            onClose={() => change({ form: '' })}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={actions.deletion !== undefined}
        title={contactTexts.deleteTitle}
        texts={[
          contactTexts.deleteQuestion,
          ...(actions.deletion ? [contactTexts.deleteConsequence(nameOf(actions.deletion))] : []),
        ]}
        confirmLabel={contactTexts.delete}
        busyLabel={contactTexts.deleting}
        onConfirm={async () => {
          await actions.confirmDeletion();
          void navigate(listAddress);
        }}
        errorText={deletionErrorText}
        onClose={actions.endDeletion}
      />
    </Screen>
  );
};

const NotThere = ({ listAddress }: { readonly listAddress: string }) => (
  <>
    <p>{contactTexts.notFound}</p>
    <p>{contactTexts.notFoundHint}</p>
    <p>
      <Link to={listAddress}>{contactTexts.toList}</Link>
    </p>
  </>
);

interface ContentsProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  readonly saveState: ReactNode;
}

const Contents = ({ actor, contact, saveState }: ContentsProps) => {
  const seesAll: boolean = isAdmin(actor);
  const collection = mailsOf(contact.id);
  const { live, retry } = useWatch(watchList(collection, mailQuery(seesAll ? '' : actor.uid)));
  const stored = 'data' in live ? (live.data?.documents ?? []) : [];
  const mails = newestFirst(useWithPendingChanges(collection, stored));
  const { company, title, position, source, createdAt, updatedAt } = contact;
  return (
    <div className={styles.columns}>
      <section aria-label={contactTexts.facts}>
        <StatusMark status={statusOf(contact)} archived={contact.archived} />
        <Facts
          facts={[
            [fieldLabels.company, company],
            [fieldLabels.title, title || position],
            ...reachFacts(contact),
            [fieldLabels.source, source],
            [contactTexts.createdAt, createdAt && formatDateTime(createdAt)],
            [contactTexts.updatedAt, updatedAt && formatDateTime(updatedAt)],
          ]}
        />
        {saveState}
      </section>
      <div className={styles.main}>
        <LiveView live={live} retry={retry} loading={mailTexts.loading} failed={mailTexts.notFetched}>
          {() => (
            <>
              <MailSection actor={actor} contact={contact} mails={mails} />
              <Timeline contact={contact} mails={mails} />
            </>
          )}
        </LiveView>
      </div>
    </div>
  );
};

const newestFirst = (mails: readonly WithId<Mail>[]) =>
  mails.toSorted((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));

/** What happened with a contact, the newest first. */
const Timeline = ({ contact, mails }: { readonly contact: Contact; readonly mails: readonly Mail[] }) => {
  const { createdAt, updatedAt } = contact;
  const events = [
    { at: createdAt, say: contactTexts.madeBy },
    { at: updatedAt, say: contactTexts.changedOn },
    ...mails.flatMap(({ subject, ...mail }) => [
      { at: mail.createdAt, say: (when: string) => contactTexts.draftedOn(subject, when) },
      { at: mail.sentAt, say: (when: string) => contactTexts.sentOn(subject, when) },
      { at: mail.deletedAt, say: (when: string) => contactTexts.deletedOn(subject, when) },
    ]),
  ]
    .flatMap(({ at, say }) => (at ? [{ at, text: say(formatDateTime(at)) }] : []))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className={styles.title}>
        {contactTexts.timeline}
      </h2>
      <ol className={styles.timeline}>
        {events.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
};

const ContactDialog = lazy(async () => ({ default: (await import('../form/contact-dialog')).ContactDialog }));
