import { useEffect, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import frame from '@/shared/lists/list-frame.module.css';
import { NoRecords } from '@/shared/lists/no-records';
import { RecordPage, UnreadableRows } from '@/shared/lists/record-list';
import { useListControls } from '@/shared/lists/rows/use-list-controls';
import { useListKeys } from '@/shared/lists/rows/use-list-keys';
import { useRowHandlers } from '@/shared/lists/rows/use-row-handlers';
import { usePeople } from '@/shared/people/use-people';
import type { NoteContacts } from '../contact-names';
import { DeleteNoteDialog } from '../delete-note-dialog';
import type { NoteAiKind } from '../ai/note-ai-dialog';
import type { NoteStart } from '../form/note-dialog';
import { peopleOf } from '../people';
import { isForAll } from '../policy';
import { saveVisibilityPreference } from '../visibility-preference';
import type { Note } from '../schema';
import { loadErrorMessage, noteTexts } from '../texts';
import { RunningTimersPanel } from '../timers/running-timers';
import { useNoteActions } from '../use-note-actions';
import { NoteCard, type NoteHandlers } from './note-card';
import cards from './note-card.module.css';
import type { NoteVerbs } from './note-menu';
import { NotePanel } from './note-panel';
import { NoteTools } from './note-tools';
import { useContactChoices } from './use-contact-choices';
import { useNoteLayout } from './use-note-layout';
import { type NotePage, useNotePage } from './use-note-page';
import { useGoal } from './use-goal';

// The editor and its dependencies load only when a person starts to write.
const NoteDialog = lazyDialog(async () => (await import('../form/note-dialog')).NoteDialog);
const ShareDialog = lazyDialog(async () => (await import('@/shared/people/share-dialog')).ShareDialog);
const VersionsDialog = lazyDialog(async () => (await import('./versions-dialog')).VersionsDialog);
const NoteAiDialog = lazyDialog(async () => (await import('../ai/note-ai-dialog')).NoteAiDialog);
const StepsDialog = lazyDialog(async () => (await import('../form/steps-dialog')).StepsDialog);

interface NoteHubProps {
  readonly actor: Actor;
  readonly contacts: NoteContacts;
  /** The data of the note dialog. Undefined while it is closed. */
  readonly editing: WithId<Note> | NoteStart | undefined;
  readonly onEdit: (data: WithId<Note> | NoteStart | undefined) => void;
}

/**
 * Renders the notes that a person may see, where they search, filter, read, write and time them (WRK-017,
 * WRK-031).
 */
export const NoteHub = ({ actor, contacts, editing, onEdit }: NoteHubProps) => {
  const page = useNotePage(actor, contacts);
  const { state, change, go, rows: notes, ids, names, live } = page;
  const { open } = state;
  const [layout, setLayout] = useNoteLayout();
  const seesAll = isForAll(actor);
  useEffect(() => saveVisibilityPreference(seesAll), [seesAll]);
  // True when the pointer is near the tools. The choices of the filters load then, or when a note opens.
  const [isApproached, setIsApproached] = useState(false);
  const isReady = live.status === 'ready';
  // Load the names after the rows, because the rows can be read without them.
  const colleagues = usePeople(actor, {
    named: isReady ? [state.user, ...notes.flatMap(peopleOf)] : [],
    isAll: isReady && (isApproached || open !== ''),
  });
  const choices = useContactChoices(contacts, {
    isReady,
    isApproached,
    hasContactNotes: notes.some(({ contactId }) => contactId !== undefined),
    named: names,
    chosen: state.contact,
  });
  const actions = useNoteActions(actor);
  const [sharing, setSharing] = useState<WithId<Note>>();
  const [aiRequest, setAiRequest] = useState<{ readonly note: WithId<Note>; readonly kind: NoteAiKind }>();
  const [stepsOf, setStepsOf] = useState<WithId<Note>>();
  const [versionsOf, setVersionsOf] = useState<WithId<Note>>();
  const isAsking = [editing, sharing, aiRequest, stepsOf, versionsOf, actions.deletion].some(
    (each) => each !== undefined,
  );
  const controls = useListControls({
    list: page,
    texts: noteTexts,
    isAsking,
    open,
    onOpen: (id) => change({ open: id }),
  });
  const { rows } = controls;
  const showAmongAll = (id: string, category: string) =>
    go({ scope: 'all', category, search: '', contact: '', user: '', date: 'all', open: id });
  const goal = useGoal(ids, (id) => showAmongAll(id, 'goal'));

  useListKeys(noteTexts.section, [{ key: 'n', title: noteTexts.keys.add, run: () => onEdit({}) }]);

  const nameOf = (note: Note) => names.get(note.contactId ?? '');
  const verbs: NoteVerbs = {
    edit: onEdit,
    share: setSharing,
    archive: (note, isArchived) => void actions.archive(note, isArchived),
    duplicate: (note) => void actions.duplicate(note, nameOf(note)),
    complete: (note, isCompleted) => void actions.complete(note, isCompleted),
    addSteps: setStepsOf,
    ask: (note, kind) => setAiRequest({ note, kind }),
    addTask: (note) => onEdit({ goal: note }),
    showVersions: setVersionsOf,
    leave: (note) => {
      void actions.leave(note);
      if (note.id === open) change({ open: '' });
    },
    remove: actions.askToDelete,
  };
  const setTimer = (note: WithId<Note>, isRunning: boolean) => void actions.setTimer(note, isRunning);
  const on = useRowHandlers<NoteHandlers>({ ...verbs, open: controls.openRow, setTimer });

  return (
    <div className={frame.frame} data-open={open !== ''}>
      <div className={frame.column}>
        <NoteTools
          actor={actor}
          page={page}
          controls={controls}
          contacts={choices}
          onApproach={() => setIsApproached(true)}
          people={seesAll ? colleagues : undefined}
          layout={layout}
          onLayout={setLayout}
        />
        <RecordPage
          list={page}
          controls={controls}
          texts={{ ...noteTexts, notFetched: loadErrorMessage(live) }}
          empty={<NoNotes page={page} />}
        >
          {'data' in live && live.data === undefined ? (
            // The database always answers with data, so this is only a safeguard.
            <p role="alert">{noteTexts.notAvailable}</p>
          ) : (
            <>
              {/* Listens to focus and key events of its links. The list itself is not interactive. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
              <ul
                className={cards.notes}
                data-layout={layout}
                aria-label={noteTexts.section}
                {...rows.listProps}
              >
                {notes.map((note) => (
                  <NoteCard
                    key={note.id}
                    note={note}
                    actor={actor}
                    layout={layout}
                    people={colleagues}
                    contactAddress={
                      note.contactId === undefined ? undefined : contacts.addressOf(note.contactId)
                    }
                    contactName={nameOf(note)}
                    tabIndex={rows.rowProps(note.id).tabIndex}
                    address={page.addressOf({ open: note.id })}
                    isOpen={note.id === open}
                    isHighlighted={note.id === goal.highlighted}
                    on={on}
                  />
                ))}
                <UnreadableRows list={page} controls={controls} texts={noteTexts} />
              </ul>
            </>
          )}
        </RecordPage>
        <RunningTimersPanel
          actor={actor}
          also={notes}
          addressOf={(id) => page.addressOf({ open: id })}
          onStop={(note) => setTimer(note, false)}
        />
      </div>
      {open !== '' && (
        <NotePanel
          key={open}
          page={page}
          actor={actor}
          contacts={contacts}
          people={colleagues}
          verbs={verbs}
          onToggleTimer={setTimer}
          onGoToGoal={goal.goTo}
          onClose={controls.close}
        />
      )}
      {editing && (
        <NoteDialog
          actor={actor}
          contacts={contacts}
          data={editing}
          onCreated={controls.comeToCreated}
          onShow={(id) => showAmongAll(id, '')}
          onClose={() => onEdit(undefined)}
        />
      )}
      {sharing && (
        <ShareDialog
          open
          title={noteTexts.shareTitle}
          name={noteTexts.titleOf(sharing.title)}
          actor={actor}
          owner={sharing.createdBy}
          sharedWith={sharing.sharedWith}
          onShare={(chosen) => {
            void actions.share(sharing, chosen, nameOf(sharing));
            setSharing(undefined);
          }}
          onClose={() => setSharing(undefined)}
        />
      )}
      {aiRequest && (
        <NoteAiDialog
          key={`${aiRequest.kind} ${aiRequest.note.id}`}
          actor={actor}
          note={aiRequest.note}
          kind={aiRequest.kind}
          onWrite={onEdit}
          onSteps={(note, steps) => void actions.addSteps(note, steps, nameOf(note))}
          onClose={() => setAiRequest(undefined)}
        />
      )}
      {stepsOf && (
        <StepsDialog
          actor={actor}
          goal={stepsOf}
          onAdd={(steps) => void actions.addSteps(stepsOf, steps, nameOf(stepsOf))}
          onClose={() => setStepsOf(undefined)}
        />
      )}
      {versionsOf && (
        <VersionsDialog
          actor={actor}
          note={versionsOf}
          onRestore={(version, note) => {
            void actions.restoreVersion(note, version, nameOf(note));
            setVersionsOf(undefined);
          }}
          onClose={() => setVersionsOf(undefined)}
        />
      )}
      <DeleteNoteDialog
        actor={actor}
        note={actions.deletion}
        onDeleted={({ id }) => {
          if (id === open) change({ open: '' });
        }}
        onClose={actions.endDeletion}
      />
    </div>
  );
};

/** Explains why the list is empty: no notes yet, or none that match (WRK-245, WRK-246, WRK-Q65). */
const NoNotes = ({ page }: { readonly page: NotePage }) => {
  const { state, view, isNarrowed } = page;
  const isSearch = view.search !== '';
  return (
    <NoRecords
      list={isSearch ? { ...page, state: { ...state, page: 1 } } : page}
      texts={{ showAll: noteTexts.showAll, noneYet: noteTexts.noneHere }}
      title={isNarrowed ? noteTexts.noneFound : noteTexts.noneYet}
      hint={isSearch && page.pageLinks.next !== undefined ? noteTexts.searchedSome : noteTexts.noneFits}
      drawing="letter"
    />
  );
};
