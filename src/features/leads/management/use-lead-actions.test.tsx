import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WithId } from '@/shared/firebase/collection';
import { formReportCode, reportCode } from '@/shared/outcomes/lazy-reports';
import type { Change } from '@/shared/saving/change';
import { setSaving } from '@/shared/saving/current';
import type { SaveOutcome, Saving } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { covers } from '@/testing/covers';
import { aLead, aMessage } from '@/testing/records/lead';
import type { Lead } from '../schema';
import { useLeadActions } from './use-lead-actions';

const amara = aLead();
const chidi = aLead({ id: 'chidi', name: 'Chidi Okafor' });

const saved: SaveOutcome = { state: 'saved', already: false };
const refused = (because: 'denied' | 'gone' | 'timeout' | 'invalid' | 'unexpected'): SaveOutcome => ({
  state: 'refused',
  because,
});

/**
 * Signs in a person whose saves have this outcome. Returns the changes, and a function that sets the outcome
 * of later saves.
 */
function answerWith(first: SaveOutcome | Promise<SaveOutcome>) {
  const changes: Change[] = [];
  let outcome = Promise.resolve(first);
  const save: Saving['save'] = (change) => {
    changes.push(change);
    return { tried: outcome, settled: outcome, withdraw: async () => {} };
  };
  setSaving({ save, subscribe: () => () => {} } as unknown as Saving);
  /** Returns the leads whose status was set, each with its new status. */
  const statuses = () =>
    changes.map(({ parts: [part] }) => [part?.id, part?.kind === 'patch' ? part.patch['status'] : undefined]);
  return {
    changes,
    statuses,
    answerNext: (next: SaveOutcome) => {
      outcome = Promise.resolve(next);
    },
  };
}

function start(openMail = vi.fn<(address: string) => void>()) {
  render(<Messages />);
  const { result } = renderHook(() =>
    useLeadActions({ playbookLink: 'https://acf.example/playbook/day1-impact', openMail }),
  );
  return { actions: () => result.current, openMail };
}

// Load the code here, because it would not arrive in tests with fake timers.
beforeAll(() => Promise.all([reportCode.load(), formReportCode.load(), import('../deletion')]));
afterEach(() => {
  vi.useRealTimers();
  act(() => clearMessages());
  setSaving(undefined);
});

describe('A failed change of a status', () => {
  it.each([
    ['is denied', 'denied', 'The status is as it was. Your account may not change requests.'],
    ['has no request any more', 'gone', 'The request may have been deleted meanwhile.'],
    ['fails otherwise', 'unexpected', 'The status is as it was. Check your connection, then try again.'],
  ] as const)('is explained if it %s', async (_, because, detail) => {
    answerWith(refused(because));
    const { actions } = start();
    await act(() => actions().setStatus([amara], 'sent'));
    expect(actions().problem).toEqual({ text: 'Failed to update status', detail });
    expect(screen.queryByText('Amara Osei is marked as sent.')).not.toBeInTheDocument();
    expect(actions().savingIds.size).toBe(0);
  });

  it('is explained if another person changed it at the same time', async () => {
    answerWith({ state: 'clash' });
    const { actions } = start();
    await act(() => actions().setStatus([amara], 'sent'));
    expect(actions().problem).toEqual({
      text: 'Failed to update status',
      detail: 'Someone else changed it at the same time. Review the conflict at the top of the screen.',
    });
  });

  it('shows no problem if the person discarded the change', async () => {
    answerWith({ state: 'discarded' });
    const { actions } = start();
    await act(() => actions().setStatus([amara], 'sent'));
    expect(actions().problem).toBeUndefined();
    expect(screen.queryByText('Amara Osei is marked as sent.')).not.toBeInTheDocument();
  });
});

describe('A saved change of a status', () => {
  it('shows a message and is undone in one step', covers('WRK-521'), async () => {
    const { statuses } = answerWith(saved);
    const { actions } = start();
    await act(() => actions().setStatus([amara, { ...chidi, status: 'sent' }], 'completed'));
    expect(screen.getByText('2 requests are marked as completed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(statuses()).toEqual([
      ['amara', 'completed'],
      ['chidi', 'completed'],
      ['amara', 'pending'],
      ['chidi', 'sent'],
    ]);
    expect(await screen.findByText('2 requests have their former status again.')).toBeVisible();
  });

  it('clears the problem of the change before', async () => {
    const { answerNext } = answerWith(refused('denied'));
    const { actions } = start();
    await act(() => actions().setStatus([amara], 'sent'));
    answerNext(saved);
    await act(() => actions().setStatus([amara], 'sent'));
    expect(actions().problem).toBeUndefined();
  });

  /** Sets a status whose save does not answer in time, and waits for the message about it. */
  const setLate = async () => {
    vi.useFakeTimers();
    let arrive: (outcome: SaveOutcome) => void = () => {};
    const { answerNext } = answerWith(new Promise((resolve) => (arrive = resolve)));
    const { actions } = start();
    act(() => void actions().setStatus([amara], 'sent'));
    expect(actions().savingIds).toEqual(new Set(['amara']));
    await act(() => vi.advanceTimersByTimeAsync(7_999));
    expect(actions().problem).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(actions().problem?.text).toBe('Request timed out. Please try again.');
    return { actions, answerNext, arrive: () => act(async () => arrive(saved)) };
  };

  it('shows a problem after 8 seconds until the response arrives', covers('WRK-532', 'WRK-535'), async () => {
    const { actions, arrive } = await setLate();
    await arrive();
    expect(actions().problem).toBeUndefined();
    expect(actions().savingIds.size).toBe(0);
  });

  it('keeps the problem of a later change when it arrives late', async () => {
    const { actions, answerNext, arrive } = await setLate();
    answerNext(refused('denied'));
    await act(() => actions().setStatus([chidi], 'sent'));
    await arrive();
    expect(actions().problem?.text).toBe('Failed to update status');
  });
});

describe('An email', () => {
  it('does not change the status of a request that was already sent', covers('WRK-523'), () => {
    const { statuses } = answerWith(saved);
    const { actions, openMail } = start();
    act(() => void actions().sendLink({ ...amara, status: 'sent' }));
    expect(openMail).toHaveBeenCalledOnce();
    expect(statuses()).toEqual([]);
    expect(screen.getByText('The mail to Amara Osei is open in your mail program.')).toBeVisible();
  });

  it('does not offer to complete a message that is already completed', () => {
    const { actions } = start();
    act(() => actions().reply({ ...amara, status: 'completed' }));
    expect(screen.getByText('The reply to Amara Osei is open in your mail program.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark completed' })).not.toBeInTheDocument();
  });

  it('is a problem if its address is invalid', () => {
    const { actions, openMail } = start();
    act(() => actions().reply({ ...amara, email: 'nowhere' }));
    expect(openMail).not.toHaveBeenCalled();
    expect(actions().problem).toEqual({
      text: 'Failed to open the reply',
      detail: 'No mail to «nowhere» could be opened.',
    });
  });
});

describe('A deletion of requests', () => {
  async function confirm(leads: readonly WithId<Lead>[]) {
    const { actions } = start();
    act(() => actions().askToDelete(leads.map((lead) => ({ id: lead.id, label: lead.name, lead }))));
    const outcome = await act(() => actions().confirmDeletion());
    return { actions, outcome };
  }

  it('shows a message with an undo button', async () => {
    const { changes } = answerWith(saved);
    await confirm([amara, chidi]);
    expect(await screen.findByText('2 requests are deleted.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(changes.map(({ parts: [part] }) => part)).toMatchObject([
      { kind: 'move', id: 'amara' },
      { kind: 'move', id: 'chidi' },
    ]);
  });

  it.each([
    ['was refused because it is gone', { state: 'refused', because: 'gone' }],
    ['found nothing left', { state: 'saved', already: true }],
  ] as const)('shows a problem if it %s, and no success message', covers('WRK-539'), async (_, answer) => {
    answerWith(answer);
    const { actions } = await confirm([amara]);
    expect(actions().problem).toEqual({
      text: 'Playbook request not found. It may have already been deleted.',
    });
    expect(screen.queryByText('The request of Amara Osei is deleted.')).not.toBeInTheDocument();
  });

  it.each([
    ['is denied', 'denied', 'Permission denied. You do not have permission to delete this request.'],
    ['times out', 'timeout', 'Request timed out. Please try again.'],
    ['fails unexpectedly', 'unexpected', 'An unexpected error occurred while deleting'],
    ['is refused otherwise', 'invalid', 'Failed to delete request'],
  ] as const)(
    'stays in its dialog if it %s',
    covers('WRK-540', 'WRK-535', 'WRK-541', 'WRK-538'),
    async (_, because, message) => {
      answerWith(refused(because));
      const { actions, outcome } = await confirm([amara]);
      expect(outcome).toEqual({ tone: 'error', message });
      expect(actions().problem).toBeUndefined();
    },
  );

  it('reports a timeout after 8 seconds without a response', covers('WRK-532', 'WRK-535'), async () => {
    vi.useFakeTimers();
    answerWith(new Promise(() => {}));
    const { actions } = start();
    // A message has no lead key, so no asynchronous hash delays the deletion.
    const lead = aMessage();
    act(() => actions().askToDelete([{ id: lead.id, label: lead.name, lead }]));
    const outcome = actions().confirmDeletion();
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(await outcome).toEqual({ tone: 'error', message: 'Request timed out. Please try again.' });
  });

  it('is refused for a request without an id', covers('WRK-527'), async () => {
    const { changes } = answerWith(saved);
    const { outcome } = await confirm([aLead({ id: '' })]);
    expect(outcome).toEqual({ tone: 'error', message: 'Request ID is required' });
    expect(changes).toEqual([]);
  });
});
