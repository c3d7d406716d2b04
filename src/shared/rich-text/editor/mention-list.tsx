import { richTextTexts } from '../texts';
import styles from './editor.module.css';
import type { MentionPerson } from './use-mentions';

interface MentionListProps {
  readonly listId: string;
  readonly people: readonly MentionPerson[];
  readonly current: number;
  /** Where the `@` stands, in pixels of the text's box. */
  readonly left: number;
  readonly top: number;
  readonly onChoose: (person: MentionPerson) => void;
}

/** The people who can be named, at the cursor; the focus stays in the text, whose keys move in the list. */
export const MentionList = ({ listId, people, current, left, top, onChoose }: MentionListProps) => (
  <div
    id={listId}
    // The list of a text that is no `input`.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="listbox"
    aria-label={richTextTexts.people}
    tabIndex={-1}
    className={styles.people}
    style={{ left: `min(${left}px, max(0px, 100% - 15rem))`, top }}
  >
    {people.map((person, place) => (
      // The keys are those of the text, which names the chosen entry.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={person.id}
        id={`${listId}-${place}`}
        // An entry of a list that has no focus of its own.
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
