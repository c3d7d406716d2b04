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
  /** "Clear the search". Our own button, because browsers' own ones differ. */
  readonly clearLabel?: string;
}

/** Renders the search box of a list's tools. */
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
  /** The first option means no filter. */
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
  /** "Clear the filter by status" */
  readonly clearLabel: string;
}

/** Renders one filter as a chip: "Status is Pending ×". */
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
  /** The direction if the list is sorted by this column. Undefined otherwise. */
  readonly direction: 'asc' | 'desc' | undefined;
  readonly onSort: () => void;
  readonly onPrefetch: () => void;
}

/** Renders a column header that sorts the list by its column. Pressing it again reverses the order. */
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
  /** The column's name. Pass it if the content says more, as a sort button does. */
  readonly label?: string;
  readonly direction?: ColumnHeadProps['direction'];
  readonly isExtra?: boolean;
  readonly children: ReactNode;
}

/** Renders the header of a column, which screen readers use to name its cells. */
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

/** Renders the checkbox of a row or of the whole page. */
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
  /** Called on `pointerdown`, so that the page can be requested before the click. */
  readonly onPrefetch?: (place: PagePlace) => void;
  /**
   * The number of the shown page, the size of a full one, the number of its rows, and the number of all
   * records if known.
   */
  readonly range: { page: number; size: number; rows: number; total: number | undefined };
  /** Formats a number of the listed records: "240 requests". */
  readonly named: (count: number) => string;
  /** True once the server has confirmed the shown rows. */
  readonly isSettled: boolean;
  /** True while a search continues automatically. */
  readonly isSearching?: boolean;
  /** The label of the "next" button if a search stopped before the page was full: "Keep searching". */
  readonly nextLabel?: string;
}

/** Renders the range of shown rows, and buttons to other pages if there are any. */
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

/** Renders the footer of a list: the range of shown rows, and links to other pages if there are any. */
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
  /** The choice of rows per page, for lists that have it here instead of in their view menu. */
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

/** Returns the range as text: "1 to 25 of 240 requests". */
function rangeText({ page, size, rows, total }: PagerProps['range'], named: PagerProps['named']): string {
  if (rows === 0) return named(total ?? 0);
  const from = (page - 1) * size + 1;
  const to = from + rows - 1;
  return listTexts.range(from, to, total === undefined ? undefined : named(Math.max(total, to)));
}

// Loaded on demand, because most lists have rows. If it cannot be loaded, the drawing is left out.
const EmptyDrawing = lazyPart(async () => (await import('./empty-drawing')).EmptyDrawing, {
  missing: null,
});

interface NoRowsProps {
  /** "No playbook requests found" */
  readonly title: string;
  readonly page: number;
  readonly onGo: (place: PagePlace) => void;
  /** The filters of a list without matches, and a button that clears them. */
  readonly narrowed:
    | { readonly hint?: string; readonly label: string; readonly onClear: () => void }
    | undefined;
  /** Help for an empty collection: how to add the first record. */
  readonly noneYet: string;
  /** The drawing for an empty collection, at most 96 px high. */
  readonly drawing: SpotName;
  /** The button that adds the first record. */
  readonly invitation?: { readonly label: string; readonly onPress: () => void };
}

/**
 * Renders the reason why a list has no rows: the page is past the end, nothing matches, or no record exists
 * yet.
 */
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
