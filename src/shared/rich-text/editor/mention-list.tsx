import { richTextTexts } from '../texts';
import styles from './editor.module.css';
import type { MentionPerson } from './use-mentions';

interface MentionListProps {
  readonly listId: string;
  readonly people: readonly MentionPerson[];
  readonly current: number;
  /** The position of the `@`, in pixels within the text's box. */
  readonly left: number;
  readonly top: number;
  readonly onChoose: (person: MentionPerson) => void;
}

/** Renders the people to mention, at the cursor. The focus stays in the text, whose keys move in the list. */
export const MentionList = ({ listId, people, current, left, top, onChoose }: MentionListProps) => (
  <div
    id={listId}
    // The text is not an `input`, so a native list cannot be used.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="listbox"
    aria-label={richTextTexts.people}
    tabIndex={-1}
    className={styles.people}
    style={{ left: `min(${left}px, max(0px, 100% - 15rem))`, top }}
  >
    {people.map((person, place) => (
      // The text handles the keys and names the active entry.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={person.id}
        id={`${listId}-${place}`}
        // The entry of a list that never has the focus.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="option"
        tabIndex={-1}
        aria-selected={place === current}
        className={styles.person}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(person)}
      >
        {person.name}
        {person.detail !== undefined && <small>{person.detail}</small>}
      </div>
    ))}
  </div>
);
