import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { cutText } from '@/shared/lib/cut-text';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import type { RowFocus } from '@/shared/lists/rows/use-row-focus';
import { ShortTime } from '@/shared/lists/short-time';
import type { Colleague } from '@/shared/people/colleagues';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { Icon } from '@/shared/ui/graphics/icons';
import { authorOf, readersOf } from '../people';
import { can } from '../policy';
import type { Note } from '../schema';
import { categoryLabel, noteTexts } from '../texts';
import { TimerControl } from '../timers/timer-control';
import { useOwnCategories } from '../own-categories';
import styles from './note-card.module.css';
import { noteMenu, type NoteVerbs } from './note-menu';

const dots = '⋯';

/**
 * The maximum preview length in characters: in a list (WRK-802, WRK-Q171), and in a grid, where CSS also
 * clamps the lines.
 */
const previewLength = { list: 150, grid: 400 } as const;

/** The actions of a note card, from `useRowHandlers`. */
export interface NoteHandlers extends NoteVerbs {
  readonly open: (id: string) => void;
  readonly setTimer: (note: WithId<Note>, isRunning: boolean) => void;
}

interface NoteCardProps {
  readonly note: WithId<Note>;
  readonly actor: Actor;
  readonly layout: 'list' | 'grid';
  readonly people: readonly Colleague[] | undefined;
  /** The URL of the contact. Undefined if the note is not about a contact. */
  readonly contactAddress: string | undefined;
  readonly contactName: string | undefined;
  readonly tabIndex: RowFocus['tabIndex'];
  readonly address: string;
  readonly isOpen: boolean;
  readonly isHighlighted: boolean;
  readonly on: NoteHandlers;
}

/** Renders a note as a card: creation time, author, category, contact, readers and actions (WRK-244). */
export const NoteCard = memo(
  ({
    note,
    actor,
    layout,
    people,
    contactAddress,
    contactName,
    tabIndex,
    address,
    isOpen,
    isHighlighted,
    on,
  }: NoteCardProps) => {
    const titleId = useId();
    const own = useOwnCategories(actor.uid);
    const title = noteTexts.titleOf(note.title);
    const readers = readersOf(note, actor.uid, people);
    const isReader = note.sharedWith.includes(actor.uid);
    return (
      <li
        className={styles.item}
        data-layout={layout}
        data-open={isOpen}
        data-highlighted={isHighlighted}
        data-note={note.id}
      >
        <article aria-labelledby={titleId} className={styles.card}>
          <h2 className={styles.title}>
            <a
              data-row-focus={note.id}
              tabIndex={tabIndex}
              id={titleId}
              dir="auto"
              href={address}
              aria-current={isOpen || undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                on.open(note.id);
              }}
            >
              {title}
            </a>
          </h2>
          <span className={styles.menu}>
            <Popover
              label={noteTexts.more(title)}
              kind="menu"
              look="icon"
              tabIndex={tabIndex}
              face={<span aria-hidden="true">{dots}</span>}
            >
              {noteMenu(note, actor, on).map(({ label, ...entry }) => (
                <MenuEntry key={label} {...entry}>
                  {label}
                </MenuEntry>
              ))}
            </Popover>
          </span>
          <p className={styles.preview} dir="auto">
            {cutText(plainTextOf(note.content, note.contentType), previewLength[layout])}
          </p>
          <p className={styles.facts}>
            <span className={styles.category} data-category={note.category}>
              {categoryLabel(note.category, own)}
            </span>
            {note.isCompleted && (
              <span className={styles.done}>
                <Icon name="check" /> {noteTexts.completed}
              </span>
            )}
            <span>
              {authorOf(note, actor.uid, people)}
              {', '}
              {note.createdAt ? (
                <ShortTime time={note.createdAt} title={noteTexts.dateLabel(note.createdAt)} />
              ) : (
                noteTexts.dateNone
              )}
            </span>
            {contactAddress !== undefined && (
              <span className={styles.contact}>
                {contactName === undefined ? (
                  noteTexts.unknownContact
                ) : (
                  <Link to={contactAddress} tabIndex={tabIndex} dir="auto">
                    {contactName}
                  </Link>
                )}
              </span>
            )}
            {readers.length > 0 && (
              <span title={readers.join(', ')}>
                {isReader
                  ? noteTexts.sharedWithYou
                  : note.createdBy === actor.uid
                    ? noteTexts.sharedByYou
                    : noteTexts.sharedWith}
                {!isReader && `: ${readers.slice(0, 2).join(', ')}${readers.length > 2 ? '…' : ''}`}
              </span>
            )}
          </p>
          <span className={styles.timer}>
            <TimerControl
              note={note}
              onToggle={
                can(actor, 'note.update', note) ? (isRunning) => on.setTimer(note, isRunning) : undefined
              }
              tabIndex={tabIndex}
            />
          </span>
        </article>
      </li>
    );
  },
);
