import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { pagesAround, type PagePlace } from './cursor-pages';
import { NumberedPager } from './numbered-pager';
import type { RowChoice } from '../settings/rows-per-page';

const cursors = { first: 'a', last: 'b' };
const rowsPerPage = { usual: 7, choice: 'usual', size: 7, choose: () => {} } as const;

function shown(page: number, total: number | undefined, onGo = vi.fn<(place: PagePlace) => void>()) {
  const place = { page, after: page === 1 ? '' : 'x', before: '' };
  const pageLinks = pagesAround(place, { cursors, size: 7 }, { rows: 7, total });
  render(
    <NumberedPager
      pageLinks={pageLinks}
      onGo={onGo}
      range={{ page, size: 7, rows: 7, total }}
      named={(count) => `${count} contacts`}
      isSettled
      rowsPerPage={rowsPerPage}
    />,
  );
  return screen.queryByRole('navigation', { name: 'Pages' })?.textContent ?? '';
}

describe('The page numbers', () => {
  it.each([
    [1, 200, 'Previous12…29Next'],
    [2, 200, 'Previous123…29Next'],
    [4, 200, 'Previous1…345…29Next'],
    [28, 200, 'Previous1…272829Next'],
    [29, 200, 'Previous1…2829Next'],
    [1, 8, 'Previous12Next'],
    [2000, 50_000, 'Previous1…1,9992,0002,001…7,143Next'],
  ])('on page %i of %i contacts are %s', covers('WRK-132', 'WRK-133', 'WRK-134'), (page, total, text) => {
    expect(shown(page, total)).toBe(text);
  });

  it.each([
    [1, 1, '1 of 1 contacts'],
    [1, 7, '1 to 7 of 7 contacts'],
    [7, 1, '43 of 43 contacts'],
  ])('are shown with the range of page %i with %i rows', (page, rows, text) => {
    const range = { page, size: 7, rows, total: (page - 1) * 7 + rows };
    const pageLinks = pagesAround(
      { page, after: 'x', before: '' },
      { cursors, size: 7 },
      { rows, total: range.total },
    );
    render(
      <NumberedPager
        pageLinks={pageLinks}
        onGo={() => {}}
        range={range}
        named={(count) => `${count} contacts`}
        isSettled
        rowsPerPage={rowsPerPage}
      />,
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['while a search goes on', true, 'Searching…'],
    ['when it has paused without a match', false, 'None found so far'],
  ])('show the search status instead of 0 %s', (_, isSearching, text) => {
    const next = { page: 2, after: 'x', before: '' };
    render(
      <NumberedPager
        pageLinks={{ first: undefined, previous: undefined, next, last: undefined }}
        onGo={() => {}}
        range={{ page: 1, size: 7, rows: 0, total: undefined }}
        named={(count) => `${count} contacts`}
        isSettled={!isSearching}
        isSearching={isSearching}
        nextLabel="Keep searching"
        rowsPerPage={rowsPerPage}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Keep searching' })).toBeVisible();
  });

  it('are hidden if there is only one page', covers('WRK-135'), () => {
    expect(shown(1, 7)).toBe('');
  });

  it('open their pages, and mark the current one', covers('WRK-131'), async () => {
    const onGo = vi.fn<(place: PagePlace) => void>();
    shown(4, 200, onGo);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 4');
    for (const name of ['Page 1', 'Page 3', 'Page 5', 'Page 29', 'Previous', 'Next'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(onGo.mock.calls.map(([{ page }]) => page)).toEqual([1, 3, 5, 29, 3, 5]);
  });
});

describe('The rows per page', () => {
  it('are 7, 25, 50 or as many as fit, with the current choice marked', covers('WRK-130'), async () => {
    const choose = vi.fn<(choice: RowChoice) => void>();
    render(
      <NumberedPager
        pageLinks={{ first: undefined, previous: undefined, next: undefined, last: undefined }}
        onGo={() => {}}
        range={{ page: 1, size: 7, rows: 3, total: 3 }}
        named={(count) => `${count} contacts`}
        isSettled
        rowsPerPage={{ ...rowsPerPage, choose }}
      />,
    );
    const rows = within(screen.getByRole('group', { name: 'Rows' }));
    expect(rows.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '7',
      '25',
      '50',
      'Fit',
    ]);
    expect(rows.getByRole('button', { pressed: true })).toHaveAccessibleName('7');
    for (const name of ['25', '50', 'Fit', '7']) await userEvent.click(rows.getByRole('button', { name }));
    expect(choose.mock.calls.flat()).toEqual([25, 50, 'fit', 'usual']);
  });
});
