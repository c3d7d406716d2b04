import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { queryKey } from '@/shared/firebase/query';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import list from '@/shared/lists/list-frame.module.css';
import { useEscape, useListKeys } from '@/shared/lists/rows/use-list-keys';
import { useListSettings } from '@/shared/lists/use-list-settings';
import { useReturnFocus } from '@/shared/lists/rows/use-return-focus';
import { useRowFocus } from '@/shared/lists/rows/use-row-focus';
import { useSelection } from '@/shared/lists/rows/use-selection';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import type { CaptureFlowProps } from '../capture/capture-flow';
import { contacts } from '../collections';
import { contactQuery } from '../queries';
import { type Contact, nameOf } from '../schema';
import { contactTexts } from '../texts';
import styles from './contact-list-screen.module.css';
import { ContactListHeads, ContactListTools, ContactSelectionTools } from './contact-list-tools';
import { ContactRows, type NoteParts, type SyncPart } from './contact-rows';
import { type ContactCompanions, useContactActions } from './use-contact-actions';
import { useContactPage } from './use-contact-page';
import { useHandedState } from './use-handed-state';
import { useKeepers } from './use-keepers';
import type { FindMentions } from './use-mentioned-contacts';

interface ContactListScreenProps {
  readonly actor: Actor;
  /** Whether it shows everybody's contacts, as the area of administrators does, or the person's own (WRK-Q11). */
  readonly ofEverybody: boolean;
  /** The address of a contact's own page. */
  readonly addressOf: (id: string) => string;
  readonly notes: NoteParts;
  readonly sync: SyncPart;
  /** Where AI capture is a screen of its own; it opens in a box otherwise (WRK-107, WRK-Q57). */
  readonly captureAddress?: string;
  /** Adds a first note to a captured contact. */
  readonly addNote: CaptureFlowProps['addNote'];
  readonly companions: ContactCompanions;
  /** Always the same function for one person. */
  readonly findMentions: FindMentions;
}

/** The contacts, for daily work: found, sorted, changed, archived and deleted from one table. */
export const ContactListScreen = ({
  actor,
  ofEverybody,
  addressOf,
  notes,
  sync,
  captureAddress,
  addNote,
  companions,
  findMentions,
}: ContactListScreenProps) => {
  const navigate = useNavigate();
  const page = useContactPage(actor.uid, ofEverybody ? undefined : actor.uid, findMentions);
  const { state, change, go, view, rows: shown, ids, live, retry } = page;
  const { density } = useListSettings();
  const actions = useContactActions(actor.uid, companions);
  const keepers = useKeepers(ofEverybody, state.owner);
  // Ticks are for administrators (WRK-231, WRK-233); they span the pages of one view (WRK-Q119).
  const ticked = useSelection(shown, queryKey(contacts, contactQuery(view)));
  const selection = isAdmin(actor) ? ticked : undefined;
  const searchBox = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const isAsking = actions.deletion !== undefined;
  const rows = useRowFocus({
    ids,
    fallback: area,
    isAsking,
    onExtend: (id) => {
      if (selection && !selection.has(id)) selection.toggle(id);
    },
  });
  const comeToCreated = useReturnFocus({ rows, ids, isSettled: page.isSettled });
  const open = (id: string) => {
    rows.setCurrent(id);
    void navigate(addressOf(id));
  };

  const [asked, setAsked] = useState<{ readonly id: string }>();
  const answered = useRef<typeof asked>(undefined);
  useHandedState(({ selectedContactId: id, openContactDetails, ...note }) => {
    if (openContactDetails !== true && note.highlightNoteId === undefined) {
      setAsked({ id });
      return;
    }
    const search = note.highlightNoteId === undefined ? '' : `?${new URLSearchParams({ notes: id })}`;
    void navigate(`${addressOf(id)}${search}`, { replace: true, state: note });
  });
  const isAnswered = page.isSettled;
  const showAsked = useEffectEvent((id: string) => {
    if (ids.includes(id)) rows.focusRow(id);
    else void navigate(addressOf(id), { replace: true });
  });
  useEffect(() => {
    if (asked === undefined || !isAnswered || answered.current === asked) return;
    answered.current = asked;
    showAsked(asked.id);
  }, [asked, isAnswered]);

  useListKeys(contactTexts.section, [
    { key: 'j', title: contactTexts.keys.next, run: () => void rows.move(1) },
    { key: 'k', title: contactTexts.keys.previous, run: () => void rows.move(-1) },
    ...(selection
      ? [
          {
            key: 'x',
            title: contactTexts.keys.select,
            run: () => {
              if (rows.current !== undefined) selection.toggle(rows.current);
            },
          },
        ]
      : []),
    {
      key: 'e',
      title: contactTexts.keys.edit,
      run: () => {
        if (rows.current !== undefined) change({ form: rows.current });
      },
    },
    { key: 'n', title: contactTexts.keys.add, run: () => change({ form: 'new' }) },
    { key: '/', title: contactTexts.keys.search, run: () => searchBox.current?.focus() },
  ]);
  useEscape(() => selection?.clear());

  const [syncing, setSyncing] = useState<readonly WithId<Contact>[]>();
  const isSelecting = selection !== undefined && selection.selected.length > 0;
  const noted = shown.find(({ id }) => id === state.notes);
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
      count={page.total !== undefined && contactTexts.contacts(page.total)}
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
      <div
        className={`${list.frame} ${styles.columns}`}
        data-density={density}
        data-ticks={selection !== undefined}
      >
        <div className={list.column}>
          {isSelecting ? (
            <ContactSelectionTools
              selection={selection}
              actions={actions}
              onExport={(chosen) => void exportRows(chosen)}
              onSync={setSyncing}
            />
          ) : (
            <ContactListTools
              state={state}
              go={go}
              searchBox={searchBox}
              keepers={keepers}
              onRefresh={() => {
                retry();
                page.refresh();
              }}
              onExport={() => void exportRows()}
            />
          )}
          <ContactListHeads state={state} go={go} ahead={page.ahead} selection={selection} />
          <div ref={area} tabIndex={-1} className={list.place}>
            <LiveView
              live={live}
              retry={retry}
              loading={contactTexts.loading}
              failed={contactTexts.notFetched}
              timedOut={contactTexts.timedOut}
            >
              {() => (
                <ContactRows
                  page={page}
                  rows={rows}
                  selection={selection}
                  actions={actions}
                  addressOf={addressOf}
                  onOpen={open}
                  notes={notes}
                  onSync={setSyncing}
                />
              )}
            </LiveView>
          </div>
        </div>
      </div>
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
          onCreated={comeToCreated}
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
          // Failed ones stay named in the results (WRK-235, WRK-Q119).
          onDone: () => ticked.clear(),
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
// The form is needed by a press only.
const ContactDialog = lazyDialog(async () => (await import('../form/contact-dialog')).ContactDialog);
