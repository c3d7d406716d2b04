import { type ReactNode, type RefObject, use, useId } from 'react';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import type { SpotName } from '@/shared/ui/graphics/spot-drawing';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { longestSearch } from './address/address-state';
import { listTexts } from './texts';
import { firstPage, type PagePlace } from './pages/cursor-pages';
import styles from './list-frame.module.css';
import { TableContext } from './rows/table-context';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly box: RefObject<HTMLInputElement | null>;
  /** "Clear search"; browsers offer no such button alike. */
  readonly clearLabel?: string;
}

/** The search box of a tool line. */
export const SearchBox = ({ label, value, onType, box, clearLabel }: SearchBoxProps) => (
  <span className={styles.searching}>
    <input
      ref={box}
      className={styles.search}
      type="search"
      maxLength={longestSearch}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
    {clearLabel !== undefined && value !== '' && (
      <button
        type="button"
        className={styles.clear}
        aria-label={clearLabel}
        onClick={() => {
          onType('');
          box.current?.focus();
        }}
      >
        <Icon name="close" />
      </button>
    )}
  </span>
);

interface FilterChipProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** The first option stands for no filter. */
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
  /** "Clear status filter" */
  readonly clearLabel: string;
}

/** One filter as a chip: "Status is Pending ×". */
export const FilterChip = <T extends string>({
  label,
  value,
  options,
  onChoose,
  clearLabel,
}: FilterChipProps<T>) => {
  const id = useId();
  const all = options[0]?.value;
  const isSet = value !== all;
  return (
    <span className={styles.filter} data-set={isSet}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={isSet ? styles.chosen : undefined}
        value={value}
        onChange={({ target }) => onChoose(target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {isSet && all !== undefined && (
        <button type="button" aria-label={clearLabel} onClick={() => onChoose(all)}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
};

interface ColumnHeadProps {
  readonly label: string;
  /** The direction if the list is sorted by this column; undefined otherwise. */
  readonly direction: 'asc' | 'desc' | undefined;
  readonly onSort: () => void;
  readonly onPrefetch: () => void;
}

/** A column header that sorts the list: by this column, at the next press in reverse. */
export const ColumnHead = ({ label, direction, onSort, onPrefetch }: ColumnHeadProps) => (
  <ColumnLabel label={label} direction={direction}>
    <button type="button" data-direction={direction} onClick={onSort} onPointerDown={onPrefetch}>
      <VisuallyHidden>{listTexts.sort(label, direction)}</VisuallyHidden>
      <span aria-hidden="true">{label}</span>
      {direction !== undefined && <span aria-hidden="true">{direction === 'asc' ? '↑' : '↓'}</span>}
    </button>
  </ColumnLabel>
);

interface ColumnLabelProps {
  /** Names the column if its content says more, as the button that sorts by it does. */
  readonly label?: string;
  readonly direction?: ColumnHeadProps['direction'];
  readonly isExtra?: boolean;
  readonly children: ReactNode;
}

/** The header of a column, by which a screen reader names its cells. */
export const ColumnLabel = ({ label, direction, isExtra = false, children }: ColumnLabelProps) => (
  <span
    data-extra={isExtra || undefined}
    {...(use(TableContext) && {
      role: 'columnheader',
      'aria-label': label,
      'aria-sort': direction && (direction === 'asc' ? 'ascending' : 'descending'),
    })}
  >
    {children}
  </span>
);

interface CheckProps {
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  readonly onToggle: (isRange: boolean) => void;
  readonly tabIndex?: 0 | -1;
}

/** The checkbox of a row or of the whole page. */
export const Check = ({ label, state, onToggle, tabIndex = 0 }: CheckProps) => (
  <label className={styles.check}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <input
      type="checkbox"
      tabIndex={tabIndex}
      checked={state === 'all'}
      ref={(input) => {
        if (input) input.indeterminate = state === 'some';
      }}
      onClick={({ shiftKey }) => onToggle(shiftKey)}
      onChange={() => {}}
    />
  </label>
);

export interface PagerProps {
  readonly pageLinks: Readonly<Record<'first' | 'previous' | 'next' | 'last', PagePlace | undefined>>;
  readonly onGo: (place: PagePlace) => void;
  /** Called while the press of a button is under way, so that its page can be requested before it ends. */
  readonly onPrefetch?: (place: PagePlace) => void;
  /** What is shown: the page's number, the size of a full one, its rows, and all records where that is known. */
  readonly range: { page: number; size: number; rows: number; total: number | undefined };
  /** Formats a number of the listed records: "240 requests". */
  readonly named: (count: number) => string;
  /** Whether the server has confirmed what is shown. */
  readonly isSettled: boolean;
  /** True while a search goes on by itself. */
  readonly isSearching?: boolean;
  /** A button in place of "next" if a search has stopped before the page was full: "Keep searching". */
  readonly nextLabel?: string;
}

/** Which rows of how many are shown, and the buttons to other pages, where there are any. */
export const Pager = ({
  pageLinks,
  onGo,
  onPrefetch,
  range,
  named,
  isSettled,
  isSearching = false,
  nextLabel = listTexts.next,
}: PagerProps) => {
  const step = (to: keyof typeof pageLinks, label: string, sign: string) => {
    const place = pageLinks[to];
    return (
      // `aria-disabled` rather than `disabled`: the button may have the focus when it becomes unavailable.
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={place === undefined}
        onClick={() => place && onGo(place)}
        onPointerDown={() => place && onPrefetch?.(place)}
      >
        {sign}
      </button>
    );
  };
  return (
    <PagerFrame
      range={range}
      named={named}
      isSettled={isSettled}
      isSearching={isSearching}
      hasMore={pageLinks.next !== undefined}
    >
      {Object.values(pageLinks).some((place) => place !== undefined) && (
        <>
          {step('first', listTexts.first, '«')}
          {step('previous', listTexts.previous, '‹')}
          {step('next', nextLabel, nextLabel === listTexts.next ? '›' : nextLabel)}
          {step('last', listTexts.last, '»')}
        </>
      )}
    </PagerFrame>
  );
};

/** The foot of a list: which rows are shown, and the links to other pages where there are any. */
export const PagerFrame = ({
  range,
  named,
  isSettled,
  isSearching,
  hasMore,
  rowsChoice,
  children,
}: Pick<PagerProps, 'range' | 'named' | 'isSettled' | 'isSearching'> & {
  /** True if another page follows. */
  readonly hasMore: boolean;
  /** The choice of the rows per page, for lists that have it here and not in their view menu. */
  readonly rowsChoice?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={styles.foot}>
    <output>
      {isSearching
        ? listTexts.searching
        : !isSettled
          ? listTexts.updating
          : range.rows === 0 && hasMore
            ? listTexts.noneSoFar
            : rangeText(range, named)}
    </output>
    {rowsChoice}
    {children !== false && <nav aria-label={listTexts.pages}>{children}</nav>}
  </div>
);

/** "1 to 25 of 240 requests" */
function rangeText({ page, size, rows, total }: PagerProps['range'], named: PagerProps['named']): string {
  if (rows === 0) return named(total ?? 0);
  const from = (page - 1) * size + 1;
  const to = from + rows - 1;
  return listTexts.range(from, to, total === undefined ? undefined : named(Math.max(total, to)));
}

// Most lists have rows, and one that has none can do without its drawing.
const EmptyDrawing = lazyPart(async () => (await import('./empty-drawing')).EmptyDrawing, {
  missing: null,
});

interface NoRowsProps {
  /** "No playbook requests found" */
  readonly title: string;
  readonly page: number;
  readonly onGo: (place: PagePlace) => void;
  /** Where search or filters match nothing: which they are, and a button that clears them. */
  readonly narrowed:
    | { readonly hint?: string; readonly label: string; readonly onClear: () => void }
    | undefined;
  /** Where no record exists yet: how to get the first one. */
  readonly noneYet: string;
  /** A drawing for that case; at most 96 px high. */
  readonly drawing: SpotName;
  /** Begins the first record. */
  readonly invitation?: { readonly label: string; readonly onPress: () => void };
}

/** Shown in place of rows: past the end of the list or where nothing matches, with one action; or where none exists yet. */
export const NoRows = ({ title, page, onGo, narrowed, noneYet, drawing, invitation }: NoRowsProps) => {
  const instead =
    page > 1
      ? { hint: listTexts.pastEnd, label: listTexts.toFirst, onPress: () => onGo(firstPage) }
      : narrowed && { ...narrowed, onPress: narrowed.onClear };
  const hint = instead ? instead.hint : noneYet;
  const action = instead ?? invitation;
  return (
    <div className={styles.empty}>
      {!instead && <EmptyDrawing name={drawing} />}
      <p className={styles.emptyTitle}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
      {action && (
        <Button variant={instead ? 'quiet' : 'primary'} small onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
};
