import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { NumberedPager } from '@/shared/lists/pages/numbered-pager';
import { RecordList } from '@/shared/lists/record-list';
import { useListControls } from '@/shared/lists/rows/use-list-controls';
import { useListKeys } from '@/shared/lists/rows/use-list-keys';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import type { CaptureFlowProps } from '../capture/capture-flow';
import { type Contact, nameOf } from '../schema';
import { contactTexts } from '../texts';
import styles from './contact-list-screen.module.css';
import { columns, filtersOf, selectionActionsOf, sorts, StatusMenu } from './contact-list-tools';
import { NoContacts, type NoteParts, type SyncPart, useContactRows } from './contact-rows';
import { type RelatedRecords, useContactActions } from './use-contact-actions';
import { useContactList } from './use-contact-list';
import { useLocationState } from './use-location-state';
import { useOwners } from './use-owners';
import type { FindMentions } from './use-mentioned-contacts';

interface ContactListScreenProps {
  readonly actor: Actor;
  /**
   * True to show everyone's contacts, as in the administrators' area. False to show only the person's own
   * (WRK-Q11).
   */
  readonly showsAllOwners: boolean;
  /** Returns the URL of a contact. */
  readonly addressOf: (id: string) => string;
  readonly notes: NoteParts;
  readonly sync: SyncPart;
  /** The URL of the AI capture screen. Without it, capture opens in a dialog (WRK-107, WRK-Q57). */
  readonly captureAddress?: string;
  /** Adds a first note to a captured contact. */
  readonly addNote: CaptureFlowProps['addNote'];
  readonly related: RelatedRecords;
  /** Finds contacts by notes and e-mails. Must be stable for one person. */
  readonly findMentions: FindMentions;
}

/** Renders the contact list, where people search, sort, edit, archive and delete contacts. */
export const ContactListScreen = ({
  actor,
  showsAllOwners,
  addressOf,
  notes,
  sync,
  captureAddress,
  addNote,
  related,
  findMentions,
}: ContactListScreenProps) => {
  const navigate = useNavigate();
  const page = useContactList(actor.uid, showsAllOwners ? undefined : actor.uid);
  const [furtherCount, setFurtherCount] = useState(0);
  const { state, change, view, ids } = page;
  const typed = state.search.trim();
  const actions = useContactActions(actor.uid, related);
  const owners = useOwners(showsAllOwners, state.owner);
  // Only administrators can select rows (WRK-231, WRK-233). A selection spans the pages of one view.
  const selection = isAdmin(actor) ? page.selection : undefined;
  const isAsking = actions.deletion !== undefined;
  const controls = useListControls({ list: page, selection, texts: contactTexts, isAsking });
  const { rows } = controls;
  const open = (id: string) => {
    rows.setCurrent(id);
    void navigate(addressOf(id));
  };

  const [requested, setRequested] = useState<{ readonly id: string }>();
  const handled = useRef<typeof requested>(undefined);
  useLocationState(({ selectedContactId: id, openContactDetails, ...note }) => {
    if (openContactDetails !== true && note.highlightNoteId === undefined) {
      setRequested({ id });
      return;
    }
    const search = note.highlightNoteId === undefined ? '' : `?${new URLSearchParams({ notes: id })}`;
    void navigate(`${addressOf(id)}${search}`, { replace: true, state: note });
  });
  const isSettled = page.isSettled;
  const showRequested = useEffectEvent((id: string) => {
    if (ids.includes(id)) rows.focusRow(id);
    else void navigate(addressOf(id), { replace: true });
  });
  useEffect(() => {
    if (requested === undefined || !isSettled || handled.current === requested) return;
    handled.current = requested;
    showRequested(requested.id);
  }, [requested, isSettled]);

  useListKeys(contactTexts.section, [
    {
      key: 'e',
      title: contactTexts.keys.edit,
      run: () => {
        if (rows.current !== undefined) change({ form: rows.current });
      },
    },
    { key: 'n', title: contactTexts.keys.add, run: () => change({ form: 'new' }) },
  ]);

  const [syncing, setSyncing] = useState<readonly WithId<Contact>[]>();
  const shown = useContactRows({
    page,
    rows,
    selection,
    actions,
    addressOf,
    onOpen: open,
    notes,
    onSync: setSyncing,
  });
  const noted = page.rows.find(({ id }) => id === state.notes);
  const exportRows = async (chosen?: readonly WithId<Contact>[]) => {
    try {
      const { exportContacts } = await import('../export-contacts');
      await exportContacts(chosen ?? view);
    } catch {
      showMessage('error', contactTexts.notExported);
    }
  };

  return (
    <Screen
      count={page.total !== undefined && contactTexts.counted(page.total)}
      action={
        <>
          <Button
            variant="quiet"
            small
            onClick={() =>
              captureAddress === undefined ? change({ form: 'capture' }) : void navigate(captureAddress)
            }
          >
            {contactTexts.capture}
          </Button>
          <Button small onClick={() => change({ form: 'new' })}>
            {contactTexts.add}
          </Button>
        </>
      }
    >
      <RecordList
        list={page}
        controls={controls}
        texts={contactTexts}
        className={styles.columns}
        columns={columns}
        sorts={sorts}
        filters={filtersOf(owners)}
        selection={selection}
        selectionActions={
          selection
            ? selectionActionsOf({ selection, actions }, setSyncing, (chosen) => void exportRows(chosen))
            : []
        }
        selectionMenus={selection && <StatusMenu selection={selection} actions={actions} />}
        viewActions={[{ label: contactTexts.export, onPress: () => void exportRows() }]}
        {...shown}
        empty={<NoContacts page={page} hasFurther={furtherCount > 0} />}
        below={
          typed !== '' && (
            <FurtherContacts
              typed={typed}
              view={view}
              shown={ids}
              findMentions={findMentions}
              addressOf={addressOf}
              onFound={setFurtherCount}
            />
          )
        }
        renderPager={(props) => <NumberedPager {...props} rowsPerPage={page.rowsPerPage} />}
      />
      {state.form === 'capture' && (
        <CaptureDialog
          actor={actor}
          addressOf={addressOf}
          addNote={addNote}
          onClose={() => change({ form: '' })}
        />
      )}
      {state.form !== '' && state.form !== 'capture' && (
        <ContactDialog
          key={state.form}
          actor={actor}
          id={state.form}
          addressOf={addressOf}
          onCreated={controls.comeToCreated}
          onClose={() => change({ form: '' })}
        />
      )}
      {state.analysis !== '' && (
        <AnalysisDialog
          key={state.analysis}
          actor={actor}
          id={state.analysis}
          onClose={() => change({ analysis: '' })}
        />
      )}
      {syncing &&
        sync(actor, syncing, {
          onClose: () => setSyncing(undefined),
          // The results still list failed contacts by name (WRK-235, WRK-Q119).
          onDone: () => page.selection.clear(),
        })}
      {noted && notes.all(noted, () => change({ notes: '' }))}
      <ConfirmDialog
        open={isAsking}
        title={contactTexts.deleteTitle}
        texts={[
          contactTexts.deleteQuestion,
          ...(actions.deletion ? [contactTexts.deleteConsequence(nameOf(actions.deletion))] : []),
        ]}
        confirmLabel={contactTexts.delete}
        busyLabel={contactTexts.deleting}
        onConfirm={actions.confirmDeletion}
        errorText={() => contactTexts.notDeleted}
        onClose={actions.endDeletion}
      />
    </Screen>
  );
};

const CaptureDialog = lazyDialog(async () => (await import('../capture/capture-screen')).CaptureDialog);
const AnalysisDialog = lazyDialog(async () => (await import('../analysis/analysis-dialog')).AnalysisDialog);
// Contacts found by other means than the list's search come after the rows.
const FurtherContacts = lazyPart(async () => (await import('./further-contacts')).FurtherContacts, {
  missing: null,
});
// The form loads when it is opened.
const ContactDialog = lazyDialog(async () => (await import('../form/contact-dialog')).ContactDialog);
