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

describe('The choice of dates of a repeated event', () => {
  it.each(['change', 'deletion'] as const)(
    "includes single dates for a %s until the rules' limit of exceptions is reached",
    (purpose) => {
      expect(scopesFor(mia, seriesWith(maxExceptions - 1), purpose)).toEqual(['this', 'following', 'all']);
      expect(scopesFor(mia, seriesWith(maxExceptions), purpose)).toEqual(['following', 'all']);
    },
  );

  it('is the whole series when a person who did not create it changes it', () => {
    expect(scopesFor(theo, seriesWith(0), 'change')).toEqual(['all']);
    expect(scopesFor(theo, seriesWith(0), 'deletion')).toContain('this');
  });

  it('explains why single dates are not offered', async () => {
    const onChoose = vi.fn();
    const offered = scopesFor(mia, seriesWith(maxExceptions), 'deletion');
    render(<ScopeDialog kind="deletion" offered={offered} onChoose={onChoose} onClose={() => {}} />);
    expect(screen.getByText(/^200 single dates of this event are already changed or deleted/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'This event' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'This and following events' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onChoose).toHaveBeenCalledWith('following');
  });
});
