import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mia, theo } from '@/testing/actors';
import { dayText } from '../dates/wall-clock';
import { maxExceptions, scopesFor } from '../dates/series';
import { anEvent } from '@/testing/records/event';
import { ScopeDialog } from './scope-dialog';

/** Returns a daily series with `count` exceptions. */
const seriesWith = (count: number) =>
  anEvent({
    repeat: 'FREQ=DAILY',
    exceptions: Array.from({ length: count }, (_, index) => dayText(20_800 + index)),
  });

describe('which dates of a repeated event a person may choose', () => {
  it.each(['change', 'deletion'] as const)(
    'are single ones for a %s up to the number that the rules take, and no more then',
    (purpose) => {
      expect(scopesFor(mia, seriesWith(maxExceptions - 1), purpose)).toEqual(['this', 'following', 'all']);
      expect(scopesFor(mia, seriesWith(maxExceptions), purpose)).toEqual(['following', 'all']);
    },
  );

  it('are all where somebody else made the series, but for deletions', () => {
    expect(scopesFor(theo, seriesWith(0), 'change')).toEqual(['all']);
    expect(scopesFor(theo, seriesWith(0), 'deletion')).toContain('this');
  });

  it('are fewer with a sentence that says why, before anything is refused', async () => {
    const onChoose = vi.fn();
    const offered = scopesFor(mia, seriesWith(maxExceptions), 'deletion');
    render(<ScopeDialog kind="deletion" offered={offered} onChoose={onChoose} onClose={() => {}} />);
    expect(screen.getByText(/^200 single dates of this event were changed or deleted already/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'This event' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'This and following events' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onChoose).toHaveBeenCalledWith('following');
  });
});
