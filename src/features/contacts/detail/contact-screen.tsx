import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { RecordScreen } from '@/shared/entity/record-screen';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { textParameter } from '@/shared/lists/address/address-state';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Facts } from '@/shared/ui/workspace/facts';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { contacts, mailsOf } from '../collections';
import { contactDetails } from '../contact-facts';
import { MailSection } from '../emails/mail-section';
import { InlineFact } from '../inline/inline-fact';
import { valuesOf } from '../inline/inline-values';
import { type ContactActions, type RelatedRecords, useContactActions } from '../list/use-contact-actions';
import type { NoteParts, SyncPart } from '../list/contact-rows';
import { StatusMark, syncState } from '../list/status-mark';
import { highlightOf } from '../list/use-location-state';
import { can } from '../policy';
import { PreferencesSection } from '../preferences/preferences-section';
import { mailQuery } from '../queries';
import { type Contact, type Mail, nameOf, statusOf } from '../schema';
import { mailTexts } from '../emails/texts';
import { contactTexts, fieldLabels, sourceLabel } from '../texts';
import styles from './contact-screen.module.css';
import { detailTexts, handOverTexts } from './texts';
import { type HistoryProps, Timeline } from './timeline';

interface ContactScreenProps {
  readonly actor: Actor;
  /** The URL of the list that the contact belongs to. */
  readonly listAddress: string;
  readonly addressOf: (id: string) => string;
  readonly related: RelatedRecords;
  /** Renders all notes of a contact in a dialog that `onClose` closes (WRK-160). */
  readonly notes: NoteParts['all'];
  readonly sync: SyncPart;
  /** A component that passes the contact's events from other features to its child function. */
  readonly history: ComponentType<HistoryProps>;
}

const parameters = {
  form: textParameter('form'),
  notes: textParameter('notes'),
  analysis: textParameter('analysis'),
};

/** Renders one contact in full, with its facts and actions (WRK-174, WRK-Q43). */
export const ContactScreen = ({
  actor,
  listAddress,
  addressOf,
  related,
  notes,
  sync,
  history,
}: ContactScreenProps) => {
  const { contactId = '' } = useParams();
  const { state, change } = useAddressState(parameters);
  const navigate = useNavigate();
  const location = useLocation();
  const found = useRecord(contacts, contactId);
  const { record } = found;
  const actions = useContactActions(actor.uid, related);
  const [isSyncing, setIsSyncing] = useState(false);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const may = record !== undefined && can(actor, 'contact.update', record);

  return (
    <RecordScreen
      found={found}
      id={contactId}
      title={record ? nameOf(record) : contactTexts.contact}
      texts={recordTexts}
      listAddress={listAddress}
      // A person who may not see a contact gets the same message as for a missing one (WRK-Q19).
      hidesRefusal
      action={
        record &&
        may && (
          <>
            <Button small onClick={() => change({ form: record.id })}>
              {contactTexts.edit}
            </Button>
            <Button variant="quiet" small onClick={() => change({ notes: record.id })}>
              {contactTexts.notes}
            </Button>
            <Button variant="quiet" small onClick={() => change({ analysis: record.id })}>
              {contactTexts.analyse}
            </Button>
            <Button variant="quiet" small onClick={() => setIsSyncing(true)}>
              {contactTexts.sync}
            </Button>
            <Button variant="quiet" small onClick={() => actions.archive([record], !record.archived)}>
              {record.archived ? contactTexts.unarchive : contactTexts.archive}
            </Button>
            {can(actor, 'contact.handOver') && (
              <Button variant="quiet" small onClick={() => setIsHandingOver(true)}>
                {handOverTexts.confirm}
              </Button>
            )}
            <Button variant="quiet" small onClick={() => actions.askToDelete(record)}>
              {contactTexts.delete}
            </Button>
          </>
        )
      }
      dialogs={
        <>
          {record && state.form === record.id && (
            <ContactDialog
              actor={actor}
              id={record.id}
              existing={record}
              addressOf={addressOf}
              onClose={() => change({ form: '' })}
            />
          )}
          {record && state.analysis === record.id && (
            <AnalysisDialog actor={actor} id={record.id} onClose={() => change({ analysis: '' })} />
          )}
          {record && isHandingOver && (
            <HandOverDialog actor={actor} contact={record} onClose={() => setIsHandingOver(false)} />
          )}
          {record &&
            isSyncing &&
            sync(actor, [record], { onClose: () => setIsSyncing(false), onDone: () => {} })}
          {record &&
            state.notes === record.id &&
            notes(record, () => change({ notes: '' }), highlightOf(location.state))}
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
              const outcome = await actions.confirmDeletion();
              if (outcome?.tone !== 'error') void navigate(listAddress);
              return outcome;
            }}
            errorText={() => contactTexts.notDeleted}
            onClose={actions.endDeletion}
          />
        </>
      }
    >
      {(contact) => <Contents actor={actor} contact={contact} history={history} onEdit={actions.edit} />}
    </RecordScreen>
  );
};

const recordTexts = {
  loading: contactTexts.loadingOne,
  notFetched: contactTexts.oneNotFetched,
  notThere: contactTexts.notFound,
  notThereHint: detailTexts.notFoundHint,
  unreadable: contactTexts.unreadableWhy,
  toList: detailTexts.toList,
};

interface ContentsProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  readonly history: ComponentType<HistoryProps>;
  readonly onEdit: ContactActions['edit'];
}

const Contents = ({ actor, contact, history: History, onEdit }: ContentsProps) => {
  const seesAll: boolean = isAdmin(actor);
  const collection = mailsOf(contact.id);
  const { live, retry } = useWatch(watchList(collection, mailQuery(seesAll ? '' : actor.uid)));
  const stored = 'data' in live ? (live.data?.documents ?? []) : [];
  const mails = newestFirst(useWithPendingChanges(collection, stored));
  const { source, createdAt, updatedAt } = contact;
  const shown = {
    ...valuesOf(contact),
    ...contactDetails(contact),
    status: <StatusMark status={statusOf(contact)} archived={contact.archived} />,
  };
  return (
    <div className={styles.columns}>
      <section aria-label={detailTexts.facts}>
        <Facts
          facts={[
            ...factFields.map((field): readonly [string, ReactNode] => [
              fieldLabels[field],
              <InlineFact key={field} contact={contact} field={field} shown={shown[field]} onSave={onEdit} />,
            ]),
            [fieldLabels.source, source && sourceLabel(source)],
            [contactTexts.salesforce, syncState(contact.salesforceSync)],
            [detailTexts.createdAt, createdAt && formatDateTime(createdAt)],
            [detailTexts.updatedAt, updatedAt && formatDateTime(updatedAt)],
          ]}
        />
        <PreferencesSection actor={actor} contact={contact} />
        <SaveState collection={contacts} id={contact.id} />
      </section>
      <div className={styles.main}>
        <LiveView live={live} retry={retry} loading={mailTexts.loading} failed={mailTexts.notFetched}>
          {() => (
            <>
              <MailSection actor={actor} contact={contact} mails={mails} />
              <History actor={actor} contact={contact}>
                {(others) => <Timeline contact={contact} mails={mails} others={others} />}
              </History>
            </>
          )}
        </LiveView>
      </div>
    </div>
  );
};

/** The order of the facts that can be edited inline. */
const factFields = [
  'status',
  'firstName',
  'lastName',
  'company',
  'title',
  'email',
  'phone',
  'linkedin',
  'website',
  'address',
] as const;

const newestFirst = (mails: readonly WithId<Mail>[]) =>
  mails.toSorted((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));

const AnalysisDialog = lazyDialog(async () => (await import('../analysis/analysis-dialog')).AnalysisDialog);
const HandOverDialog = lazyDialog(async () => (await import('./hand-over-dialog')).HandOverDialog);
const ContactDialog = lazyDialog(async () => (await import('../form/contact-dialog')).ContactDialog);
