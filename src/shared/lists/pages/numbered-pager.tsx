import { formatNumber } from '@/shared/i18n/format';
import styles from '../list-frame.module.css';
import { PagerFrame, type PagerProps } from '../list-parts';
import { RowsChoice } from '../settings/rows-choice';
import { listTexts } from '../texts';
import type { RowsPerPage } from '../settings/use-rows-per-page';

interface NumberedPagerProps extends Omit<PagerProps, 'nextLabel'> {
  /** The label of Next if a search stopped before the page was full: "Keep searching". */
  readonly nextLabel?: string;
  readonly rowsPerPage: RowsPerPage;
}

/**
 * Renders the range of shown rows and links to pages by number: the first, the last and those next to the
 * open one, with an ellipsis for each gap (WRK-131 to WRK-135). A list with one page has no links.
 */
export const NumberedPager = ({
  pageLinks,
  onGo,
  onPrefetch,
  range,
  named,
  isSettled,
  isSearching = false,
  nextLabel = listTexts.following,
  rowsPerPage,
}: NumberedPagerProps) => {
  const { page, total, size } = range;
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  const places = new Map([
    [1, pageLinks.first],
    [page - 1, pageLinks.previous],
    [page, undefined],
    [page + 1, pageLinks.next],
    ...(last === undefined ? [] : ([[last, last === page + 1 ? pageLinks.next : pageLinks.last]] as const)),
  ] as const);
  const numbers = [...places.keys()]
    .filter((number) => number === page || places.get(number) !== undefined)
    .toSorted((a, b) => a - b);
  const isWorthIt = numbers.length > 1;

  const step = (to: 'previous' | 'next', label: string) => (
    // `aria-disabled` rather than `disabled`: the button may have the focus when it becomes unavailable.
    <button
      type="button"
      aria-disabled={pageLinks[to] === undefined}
      onClick={() => {
        const place = pageLinks[to];
        if (place) onGo(place);
      }}
      onPointerDown={() => {
        const place = pageLinks[to];
        if (place) onPrefetch?.(place);
      }}
    >
      {label}
    </button>
  );
  return (
    <PagerFrame
      range={range}
      named={named}
      isSettled={isSettled}
      isSearching={isSearching}
      hasMore={pageLinks.next !== undefined}
      rowsChoice={<RowsChoice {...rowsPerPage} />}
    >
      {isWorthIt && (
        <>
          {step('previous', listTexts.preceding)}
          {last !== undefined &&
            numbers.map((number, index) => {
              const place = places.get(number);
              const before = numbers[index - 1];
              return [
                before !== undefined && number - before > 1 && (
                  <span key={`gap before ${number}`} className={styles.gap}>
                    {listTexts.ellipsis}
                  </span>
                ),
                <button
                  key={number}
                  type="button"
                  aria-label={listTexts.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => place && onGo(place)}
                  onPointerDown={() => place && onPrefetch?.(place)}
                >
                  {formatNumber(number)}
                </button>,
              ];
            })}
          {step('next', nextLabel)}
        </>
      )}
    </PagerFrame>
  );
};
