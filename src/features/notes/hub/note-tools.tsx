import { useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { type RecordFilter, RecordTools } from '@/shared/lists/record-list';
import type { ListControls } from '@/shared/lists/rows/use-list-controls';
import type { Colleague } from '@/shared/people/colleagues';
import { useOwnCategories } from '../own-categories';
import { noteDates, noteScopes, systemUser } from '../queries';
import { categoryLabel, categoryOptions, noteTexts, scopeLabels } from '../texts';
import styles from './note-tools.module.css';
import type { NoteLayout } from './use-note-layout';
import type { NotePage } from './use-note-page';

/** A contact to filter the list by. */
export interface ContactChoice {
  readonly value: string;
  readonly label: string;
}

interface NoteToolsProps {
  readonly actor: Actor;
  readonly page: NotePage;
  readonly controls: ListControls;
  /** The contacts to filter by. Empty if there are no contacts (WRK-261). */
  readonly contacts: readonly ContactChoice[];
  /** Called when the pointer or focus comes near the tools. */
  readonly onApproach: () => void;
  /** The colleagues to filter by. Undefined for regular users, who have no such filter (WRK-262, WRK-263). */
  readonly people: readonly Colleague[] | undefined;
  readonly layout: NoteLayout;
  readonly onLayout: (layout: NoteLayout) => void;
}

const all = { value: '', label: noteTexts.all };
const dates = noteDates.map((value) => ({ value, label: noteTexts.dates[value] }));

/** Renders search, scope, filters and layout of the notes (WRK-241, WRK-252 to WRK-264). */
export const NoteTools = ({
  actor,
  page,
  controls,
  contacts,
  onApproach,
  people,
  layout,
  onLayout,
}: NoteToolsProps) => {
  const { state } = page;
  const own = useOwnCategories(actor.uid);
  const categories = useMemo(() => {
    const known = categoryOptions(own);
    const isKnown = state.category === '' || known.some(({ value }) => value === state.category);
    return [
      all,
      ...known,
      ...(isKnown ? [] : [{ value: state.category, label: categoryLabel(state.category) }]),
    ];
  }, [own, state.category]);
  const users = [
    { value: '', label: noteTexts.allUsers },
    { value: systemUser, label: noteTexts.systemNotes },
    ...[{ uid: actor.uid, name: actor.displayName || actor.email }, ...(people ?? [])]
      .map(({ uid, name }) => ({ value: uid, label: name }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
  const filters: readonly (RecordFilter<'category' | 'contact' | 'user' | 'date'> | false)[] = [
    { name: 'category', label: noteTexts.category, options: categories, clearLabel: noteTexts.clearCategory },
    contacts.length > 0 && {
      name: 'contact',
      label: noteTexts.contact,
      options: [all, ...contacts],
      clearLabel: noteTexts.clearContact,
    },
    people !== undefined && {
      name: 'user',
      label: noteTexts.user,
      options: users,
      clearLabel: noteTexts.clearUser,
    },
    { name: 'date', label: noteTexts.date, options: dates, clearLabel: noteTexts.clearDate },
  ];
  return (
    <div className={styles.near} onPointerEnter={onApproach} onFocus={onApproach}>
      <RecordTools
        list={page}
        controls={controls}
        texts={noteTexts}
        filters={filters}
        isBesidePanel={false}
        toolsStart={
          <select
            className={styles.scope}
            aria-label={noteTexts.scope}
            value={state.scope}
            onChange={({ target }) => {
              const scope = noteScopes.find((each) => each === target.value);
              if (scope) page.go({ scope });
            }}
          >
            {noteScopes.map((scope) => (
              <option key={scope} value={scope}>
                {scopeLabels[scope]}
              </option>
            ))}
          </select>
        }
        toolsEnd={
          <fieldset className={styles.layout} aria-label={noteTexts.view.label}>
            {(['list', 'grid'] as const).map((each) => (
              <button key={each} type="button" aria-pressed={layout === each} onClick={() => onLayout(each)}>
                {noteTexts.view[each]}
              </button>
            ))}
          </fieldset>
        }
      />
    </div>
  );
};
