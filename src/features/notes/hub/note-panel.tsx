import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { RecordPanel } from '@/shared/lists/record-panel';
import type { Colleague } from '@/shared/people/colleagues';
import { RichText } from '@/shared/rich-text/rich-text';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { Actions } from '@/shared/ui/layout/actions';
import { Facts } from '@/shared/ui/workspace/facts';
import { notes } from '../collections';
import { type NoteContacts, useContactNames } from '../contact-names';
import { useOwnCategories } from '../own-categories';
import { authorOf, readersOf } from '../people';
import { can } from '../policy';
import type { Note } from '../schema';
import { categoryLabel, noteTexts } from '../texts';
import { clockTime } from '../timer';
import { timerTexts } from '../timers/texts';
import { TimerControl } from '../timers/timer-control';
import timers from '../timers/timers.module.css';
import { noteMenu, type NoteVerbs } from './note-menu';
import styles from './note-panel.module.css';
import type { NotePage } from './use-note-page';

/** The number of timer runs that the panel lists. */
const shownRuns = 5;

interface NotePanelProps {
  readonly page: NotePage;
  readonly actor: Actor;
  readonly contacts: NoteContacts;
  readonly people: readonly Colleague[] | undefined;
  readonly verbs: NoteVerbs;
  readonly onToggleTimer: (note: WithId<Note>, isRunning: boolean) => void;
  readonly onGoToGoal: (id: string) => void;
  readonly onClose: () => void;
}

/** Renders one note in full beside the list: its text, details and actions. */
export const NotePanel = ({ page, onClose, ...rest }: NotePanelProps) => (
  <RecordPanel
    list={page}
    row="preview"
    texts={{ ...noteTexts, open: noteTexts.goneTitle, notFetched: noteTexts.notLoaded }}
    titleOf={({ title }) => noteTexts.titleOf(title)}
    onClose={onClose}
    hidesRefusal
  >
    {(note) => <OpenNote note={note} {...rest} />}
  </RecordPanel>
);

interface OpenNoteProps extends Omit<NotePanelProps, 'page' | 'onClose'> {
  readonly note: WithId<Note>;
}

const OpenNote = ({ note, actor, contacts, people, verbs, onToggleTimer, onGoToGoal }: OpenNoteProps) => {
  const own = useOwnCategories(actor.uid);
  const names = useContactNames(contacts, note.contactId === undefined ? [] : [note.contactId]);
  const isHeld = can(actor, 'note.update', note);
  const runs = note.timerData?.history ?? [];
  const contactName = names.get(note.contactId ?? '');
  const contact =
    note.contactId === undefined || contactName === undefined ? (
      noteTexts.unknownContact
    ) : (
      <Link to={contacts.addressOf(note.contactId)} dir="auto">
        {contactName}
      </Link>
    );
  const goal = <GoalLink id={note.parentGoalId} title={note.linkedGoalTitle} onGo={onGoToGoal} />;
  const facts: ComponentProps<typeof Facts>['facts'] = [
    [noteTexts.category, categoryLabel(note.category, own)],
    [noteTexts.madeBy, authorOf(note, actor.uid, people)],
    [noteTexts.madeAt, noteTexts.dateLabel(note.createdAt)],
    [noteTexts.changedAt, note.isEdited ? noteTexts.dateLabel(note.updatedAt) : undefined],
    [noteTexts.contact, note.contactId === undefined ? undefined : contact],
    [noteTexts.sharedWith, readersOf(note, actor.uid, people).join(', ')],
    [noteTexts.goal, note.parentGoalId === '' ? undefined : goal],
    [noteTexts.archivedAt, note.isArchived ? noteTexts.dateLabel(note.archivedAt) : undefined],
    [noteTexts.completedAt, note.isCompleted ? noteTexts.dateLabel(note.completedAt) : undefined],
  ];
  return (
    <>
      <Actions isTight>
        {noteMenu(note, actor, verbs).map(({ label, onPress }) => (
          <Button key={label} variant="quiet" small onClick={onPress}>
            {label}
          </Button>
        ))}
      </Actions>
      <SaveState collection={notes} id={note.id} />
      <div className={styles.text} dir="auto">
        <RichText content={note.content} contentType={note.contentType} />
      </div>
      <div>
        <TimerControl
          note={note}
          onToggle={isHeld ? (isRunning) => onToggleTimer(note, isRunning) : undefined}
        />
      </div>
      {runs.length > 0 && (
        <section aria-label={timerTexts.history}>
          <ul className={timers.history}>
            {runs
              .slice(-shownRuns)
              .toReversed()
              .map(({ startTime, endTime, duration }) => (
                <li key={startTime.getTime()}>{timerTexts.run(startTime, endTime, clockTime(duration))}</li>
              ))}
            {runs.length > shownRuns && <li>{timerTexts.earlier(runs.length - shownRuns)}</li>}
          </ul>
        </section>
      )}
      <Facts facts={facts} />
      <p className={styles.soft}>{noteTexts.adminsSee}</p>
    </>
  );
};

interface GoalLinkProps {
  readonly id: string;
  readonly title: string;
  readonly onGo: (id: string) => void;
}

/** Renders a link to a task's goal. Shows only the title if the goal is gone or not visible (WRK-Q83). */
const GoalLink = ({ id, title, onGo }: GoalLinkProps) => {
  const { record, live } = useRecord(notes, id);
  const shown = noteTexts.titleOf(record?.title ?? title);
  if (record === undefined && live.status !== 'loading') return <span dir="auto">{shown}</span>;
  return (
    <Button variant="quiet" small onClick={() => onGo(id)} aria-label={noteTexts.goToGoal(shown)}>
      {shown}
    </Button>
  );
};
