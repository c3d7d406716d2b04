import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { formReportCode, reportCode } from '@/shared/outcomes/lazy-reports';
import type { SaveOutcome } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { covers } from '@/testing/covers';
import { aLead } from '@/testing/records/lead';
import { deleteLead } from '../deletion';
import { LeadsInMemory } from './lead-repository.fixture';
import { useLeadActions } from './use-lead-actions';

const amara = aLead();
const chidi = aLead({ id: 'chidi', name: 'Chidi Okafor' });

function start(repository: LeadsInMemory, openMail = vi.fn<(address: string) => void>()) {
  render(<Messages />);
  const { result } = renderHook(() =>
    useLeadActions({ repository, playbookLink: 'https://acf.example/playbook/day1-impact', openMail }),
  );
  return { actions: () => result.current, openMail };
}

const isRefused = (because: 'denied' | 'gone' | 'timeout' | 'invalid' | 'unexpected'): Promise<SaveOutcome> =>
  Promise.resolve({ state: 'refused', because });

// Some tests stop the clock, by which code arrives.
beforeAll(() => Promise.all([reportCode.load(), formReportCode.load()]));
afterEach(() => {
  vi.useRealTimers();
  act(() => clearMessages());
});

describe('a status that could not be changed', () => {
  it.each([
    ['is denied', 'denied', 'The status is as it was. Your account may not change requests.'],
    ['has no request any more', 'gone', 'The request may have been deleted meanwhile.'],
    ['fails otherwise', 'unexpected', 'The status is as it was. Check your connection, then try again.'],
  ] as const)('is explained if it %s', async (_, because, detail) => {
    const repository = new LeadsInMemory([amara]);
    repository.outcome = isRefused(because);
    const { actions } = start(repository);
    await act(() => actions().setStatus([amara], 'sent'));
    expect(actions().problem).toEqual({ text: 'Failed to update status', detail });
    expect(screen.queryByText('Amara Osei is marked as sent.')).not.toBeInTheDocument();
    expect(actions().savingIds.size).toBe(0);
  });

  it('is explained if somebody else changed it at the same time', async () => {
    const repository = new LeadsInMemory([amara]);
    repository.outcome = Promise.resolve({ state: 'clash' });
    const { actions } = start(repository);
    await act(() => actions().setStatus([amara], 'sent'));
    expect(actions().problem).toEqual({
      text: 'Failed to update status',
      detail: 'Someone else changed it at the same time. Review the conflict at the top of the screen.',
    });
  });

  it('is no problem if the person discarded the change', async () => {
    const repository = new LeadsInMemory([amara]);
    repository.outcome = Promise.resolve({ state: 'discarded' });
    const { actions } = start(repository);
    await act(() => actions().setStatus([amara], 'sent'));
    expect(actions().problem).toBeUndefined();
    expect(screen.queryByText('Amara Osei is marked as sent.')).not.toBeInTheDocument();
  });
});

describe('a status that was changed', () => {
  it('is told, and undone in one step', covers('WRK-521'), async () => {
    const repository = new LeadsInMemory([amara, chidi]);
    const { actions } = start(repository);
    await act(() => actions().setStatus([amara, { ...chidi, status: 'sent' }], 'completed'));
    expect(screen.getByText('2 requests are marked as completed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(repository.statuses).toEqual([
      ['amara', 'completed'],
      ['chidi', 'completed'],
      ['amara', 'pending'],
      ['chidi', 'sent'],
    ]);
    expect(await screen.findByText('2 requests have their former status again.')).toBeVisible();
  });

  it('takes away the problem of the change before', async () => {
    const repository = new LeadsInMemory([amara]);
    repository.outcome = isRefused('denied');
    const { actions } = start(repository);
    await act(() => actions().setStatus([amara], 'sent'));
    repository.outcome = Promise.resolve({ state: 'saved', already: false });
    await act(() => actions().setStatus([amara], 'sent'));
    expect(actions().problem).toBeUndefined();
  });

  it('late leaves the problem of a later change', async () => {
    vi.useFakeTimers();
    const repository = new LeadsInMemory([amara, chidi]);
    let arrive: (outcome: SaveOutcome) => void = () => {};
    repository.outcome = new Promise((resolve) => (arrive = resolve));
    const { actions } = start(repository);
    act(() => void actions().setStatus([amara], 'sent'));
    await act(() => vi.advanceTimersByTimeAsync(7_999));
    expect(actions().problem).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(actions().problem?.text).toBe('Request timed out. Please try again.');
    repository.outcome = isRefused('denied');
    await act(() => actions().setStatus([chidi], 'sent'));
    await act(async () => arrive({ state: 'saved', already: false }));
    expect(actions().problem?.text).toBe('Failed to update status');
  });
});

describe('a mail', () => {
  it('to a request that counts as sent changes no status', covers('WRK-523'), () => {
    const repository = new LeadsInMemory([amara]);
    const { actions, openMail } = start(repository);
    act(() => void actions().sendLink({ ...amara, status: 'sent' }));
    expect(openMail).toHaveBeenCalledOnce();
    expect(repository.statuses).toEqual([]);
    expect(screen.getByText('The mail to Amara Osei is open in your mail program.')).toBeVisible();
  });

  it('in reply to a completed message offers no status', () => {
    const { actions } = start(new LeadsInMemory([amara]));
    act(() => actions().reply({ ...amara, status: 'completed' }));
    expect(screen.getByText('The reply to Amara Osei is open in your mail program.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark completed' })).not.toBeInTheDocument();
  });

  it('to what is no address is a problem', () => {
    const { actions, openMail } = start(new LeadsInMemory([amara]));
    act(() => actions().reply({ ...amara, email: 'nowhere' }));
    expect(openMail).not.toHaveBeenCalled();
    expect(actions().problem).toEqual({
      text: 'Failed to open the reply',
      detail: 'No mail to «nowhere» could be opened.',
    });
  });
});

describe('a deletion', () => {
  const asked = (...names: readonly string[]) => names.map((label) => ({ id: label.toLowerCase(), label }));
  async function confirm(repository: LeadsInMemory, ...names: readonly string[]) {
    const { actions } = start(repository);
    act(() => actions().askToDelete(asked(...names)));
    await act(() => actions().confirmDeletion());
    return actions;
  }

  it('is told, and brought back', async () => {
    const repository = new LeadsInMemory([]);
    await confirm(repository, 'Amara', 'Chidi');
    expect(await screen.findByText('2 requests are deleted.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(repository.broughtBack).toEqual(['amara', 'chidi']);
    expect(await screen.findByText('2 requests are back.')).toBeVisible();
  });

  it('that cannot be brought back points to the trash', async () => {
    const repository = new LeadsInMemory([]);
    const actions = await confirm(repository, 'Amara');
    repository.outcome = isRefused('gone');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await vi.waitFor(() =>
      expect(actions().problem).toEqual({
        text: 'Not everything could be brought back. Look in the trash.',
      }),
    );
  });

  it.each([
    ['was refused because it is gone', { state: 'refused', because: 'gone' }],
    ['found nothing left', { state: 'saved', already: true }],
  ] as const)('that %s says so and deletes nothing more', covers('WRK-539'), async (_, outcome) => {
    const repository = new LeadsInMemory([]);
    repository.outcome = Promise.resolve(outcome);
    const actions = await confirm(repository, 'Amara');
    expect(actions().problem).toEqual({
      text: 'Playbook request not found. It may have already been deleted.',
    });
    expect(screen.queryByText('The request of Amara is deleted.')).not.toBeInTheDocument();
  });

  it.each([
    ['is denied', 'denied', 'Permission denied. You do not have permission to delete this request.'],
    ['times out', 'timeout', 'Request timed out. Please try again.'],
    ['fails unexpectedly', 'unexpected', 'An unexpected error occurred while deleting'],
    ['is refused otherwise', 'invalid', 'Failed to delete request'],
  ] as const)(
    'that %s stays in its dialog',
    covers('WRK-540', 'WRK-535', 'WRK-541', 'WRK-538'),
    async (_, because, message) => {
      const repository = new LeadsInMemory([]);
      repository.outcome = isRefused(because);
      const { actions } = start(repository);
      act(() => actions().askToDelete(asked('Amara')));
      expect(await act(() => actions().confirmDeletion())).toEqual({ tone: 'error', message });
      expect(actions().problem).toBeUndefined();
    },
  );

  it('that has no answer after 8 seconds says so', covers('WRK-532', 'WRK-535'), async () => {
    vi.useFakeTimers();
    const repository = new LeadsInMemory([]);
    repository.outcome = new Promise(() => {});
    const { actions } = start(repository);
    act(() => actions().askToDelete(asked('Amara')));
    const outcome = actions().confirmDeletion();
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(await outcome).toEqual({ tone: 'error', message: 'Request timed out. Please try again.' });
  });

  it('of a request without an id is refused', covers('WRK-527'), async () => {
    const repository = new LeadsInMemory([]);
    repository.remove = () => deleteLead({ id: '', name: 'Amara', email: 'amara@shelter.example' });
    const { actions } = start(repository);
    act(() => actions().askToDelete(asked('Amara')));
    expect(await act(() => actions().confirmDeletion())).toEqual({
      tone: 'error',
      message: 'Request ID is required',
    });
  });
});
