import { type RefObject, useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { ListTools } from '@/shared/lists/list-tools';
import type { Colleague } from '@/shared/people/colleagues';
import { useOwnCategories } from '../own-categories';
import { type NoteListState, noteDates, noteScopes, notesPerPage, systemUser } from '../queries';
import { categoryLabel, categoryOptions, noteTexts, scopeLabels } from '../texts';
import styles from './note-tools.module.css';
import type { NoteLayout } from './use-note-layout';

/** A contact that the list can be narrowed to. */
export interface ContactChoice {
  readonly value: string;
  readonly label: string;
}

interface NoteToolsProps {
  /** The person who looks. */
  readonly actor: Actor;
  readonly state: NoteListState;
  readonly go: (part: Partial<NoteListState>) => void;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  /** None where there are no contacts (WRK-261). */
  readonly contacts: readonly ContactChoice[];
  /** Called when a pointer or the focus comes near the tools. */
  readonly onApproach: () => void;
  /** Colleagues; undefined for regular users, who have no such filter (WRK-262, WRK-263). */
  readonly people: readonly Colleague[] | undefined;
  readonly layout: NoteLayout;
  readonly onLayout: (layout: NoteLayout) => void;
  readonly onRefresh: () => void;
}

const all = { value: '', label: noteTexts.all };

/** Search, scope, filters and layout of the notes (WRK-241, WRK-252 to WRK-264). */
export const NoteTools = ({
  actor,
  state,
  go,
  searchBox,
  contacts,
  onApproach,
  people,
  layout,
  onLayout,
  onRefresh,
}: NoteToolsProps) => {
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
  return (
    <div className={styles.near} onPointerEnter={onApproach} onFocus={onApproach}>
      <ListTools
        start={
          <select
            className={styles.scope}
            aria-label={noteTexts.scope}
            value={state.scope}
            onChange={({ target }) => {
              const scope = noteScopes.find((each) => each === target.value);
              if (scope) go({ scope });
            }}
          >
            {noteScopes.map((scope) => (
              <option key={scope} value={scope}>
                {scopeLabels[scope]}
              </option>
            ))}
          </select>
        }
        search={{
          label: noteTexts.search,
          value: state.search,
          onType: (search) => go({ search }),
          box: searchBox,
          clearLabel: noteTexts.clearSearch,
        }}
        filters={[
          {
            label: noteTexts.category,
            value: state.category,
            options: categories,
            onChoose: (category) => go({ category }),
            clearLabel: noteTexts.clearCategory,
          },
          ...(contacts.length > 0
            ? [
                {
                  label: noteTexts.contact,
                  value: state.contact,
                  options: [all, ...contacts],
                  onChoose: (contact: string) => go({ contact }),
                  clearLabel: noteTexts.clearContact,
                },
              ]
            : []),
          ...(people
            ? [
                {
                  label: noteTexts.user,
                  value: state.user,
                  options: users,
                  onChoose: (user: string) => go({ user }),
                  clearLabel: noteTexts.clearUser,
                },
              ]
            : []),
          {
            label: noteTexts.date,
            value: state.date,
            options: noteDates.map((value) => ({ value, label: noteTexts.dates[value] })),
            onChoose: (date) => go({ date: date as NoteListState['date'] }),
            clearLabel: noteTexts.clearDate,
          },
        ]}
        usualPageSize={notesPerPage}
        onPageSize={() => go({})}
        onRefresh={onRefresh}
        end={
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
