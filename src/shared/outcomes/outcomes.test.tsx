import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/send';
import type { FirstOutcome, SaveOutcome } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { DeleteDialog } from './delete-dialog';
import { callOutcome, formOutcome } from './form-outcome';
import { reportLater } from './lazy-reports';
import { errorMessage, outcomeMessage, WordedError } from './outcome-message';
import { type Handle, reportCall, reportOutcome } from './report-outcome';
import { withReason } from './with-reason';

const saved: SaveOutcome = { state: 'saved', already: false };
const denied: SaveOutcome = { state: 'refused', because: 'denied' };
const clash: SaveOutcome = { state: 'clash' };

const answered = (outcome: SaveOutcome, first: FirstOutcome = outcome): Handle => ({
  tried: Promise.resolve(first),
  settled: Promise.resolve(outcome),
});

/** Returns a change that waits for the connection until `answer` is called. */
function waiting() {
  let resolve: (outcome: SaveOutcome) => void = () => {};
  const promise = new Promise<SaveOutcome>((answer) => {
    resolve = answer;
  });
  const handle: Handle = {
    tried: Promise.resolve({ state: 'waiting', because: 'offline' }),
    settled: promise,
  };
  return { handle, answer: (outcome: SaveOutcome) => act(async () => resolve(outcome)) };
}

const texts = { done: 'Boat saved.', failed: 'The boat was not saved.' };
const shown = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
afterEach(() => act(() => clearMessages()));

describe('outcomeMessage', () => {
  it.each([
    [{ state: 'refused', because: 'denied', text: 'The harbour is closed.' }, 'The harbour is closed.'],
    [denied, 'You may not save boats.'],
    [{ state: 'refused', because: 'gone' }, 'The boat was not saved.'],
    [clash, 'Ada saved it first.'],
    [saved, undefined],
    [{ state: 'discarded' }, undefined],
    [{ state: 'waiting', because: 'offline' }, undefined],
  ] as const)('returns the most specific text for %o', (outcome, text) => {
    const because = { denied: 'You may not save boats.', conflict: 'Ada saved it first.' };
    expect(outcomeMessage(outcome, { ...texts, because })).toBe(text);
  });
});

it('outcomeMessage quotes the server in a sentence of the screen', () => {
  const quote = (words: string) => `Not moored: ${words}`;
  const refusal: SaveOutcome = { state: 'refused', because: 'denied', text: 'The harbour is closed.' };
  expect(outcomeMessage(refusal, { ...texts, quote })).toBe('Not moored: The harbour is closed.');
  expect(outcomeMessage(denied, { ...texts, quote })).toBe('The boat was not saved.');
});

it('withReason adds a found reason to a refusal and leaves other outcomes unchanged', async () => {
  const find = async (because: string) => (because === 'denied' ? 'The boat has sunk.' : undefined);
  const { tried, settled } = withReason(answered(denied), find);
  expect(await tried).toEqual({ ...denied, text: 'The boat has sunk.' });
  expect(await settled).toEqual({ ...denied, text: 'The boat has sunk.' });
  for (const outcome of [saved, clash, { state: 'refused', because: 'gone' } as const])
    expect(await withReason(answered(outcome), find).settled).toBe(outcome);
});

describe('The text of an error', () => {
  const answer = (status: number, text?: string) => new ApiError({ reason: 'refused', status, text });
  it.each([
    ['a refusal in the words of the server', answer(403, 'The harbour is closed.'), 'The harbour is closed.'],
    ['a refusal without words', answer(403), 'You may not save boats.'],
    ['a fault of the server', answer(500, 'TypeError in harbour.ts'), 'The boat was not saved.'],
    ['an error written for people', new WordedError('This boat has no name.'), 'This boat has no name.'],
    ['any other error', new Error('x is not a function'), 'The boat was not saved.'],
    ['a value that is not an error', 'text', 'The boat was not saved.'],
    ['nothing at all', undefined, 'The boat was not saved.'],
  ])('is as expected for %s', (_, error, text) => {
    expect(errorMessage(error, { ...texts, because: { denied: 'You may not save boats.' } })).toBe(text);
  });

  it('is the server’s text for a fault only if the screen says that it is written for people', () => {
    const fault = answer(503, 'The lighthouse did not answer.');
    expect(errorMessage(fault, texts)).toBe('The boat was not saved.');
    expect(errorMessage(fault, { ...texts, hasWordedFaults: true })).toBe('The lighthouse did not answer.');
  });
});

describe('A report of changes', () => {
  it('says once that changes are pending, then that they are saved', async () => {
    render(<Messages />);
    const { handle, answer } = waiting();
    const report = reportOutcome(() => [handle, handle], texts);
    expect(await screen.findByText('Saved on this device. We will send it.')).toBeVisible();
    expect(screen.queryByText('Boat saved.')).not.toBeInTheDocument();
    await answer(saved);
    expect(await report).toEqual([saved, saved]);
    expect(screen.getByText('Boat saved.')).toBeVisible();
    expect(screen.getAllByText('Saved on this device. We will send it.')).toHaveLength(1);
  });

  it('says once that changes are pending, even for several changes in a row', async () => {
    render(<Messages />);
    const [first, second] = [waiting(), waiting()];
    const reports = [reportOutcome(() => first.handle, texts), reportOutcome(() => second.handle, texts)];
    expect(await screen.findByText('Saved on this device. We will send it.')).toBeVisible();
    await first.answer(saved);
    await second.answer(saved);
    await Promise.all(reports);
    expect(screen.getAllByText('Saved on this device. We will send it.')).toHaveLength(1);
  });

  it('names the records that failed and offers to undo those that were saved', async () => {
    render(<Messages />);
    const undo = vi.fn();
    await act(async () =>
      reportOutcome(
        () => [answered(saved), answered(denied), answered(clash)],
        { ...texts, doneForSome: (count) => `Saved ${count} of them.` },
        { names: ['Gull', 'Heron', 'Tern'], undo },
      ),
    );
    expect(shown().join('')).toContain('The boat was not saved.: Heron, Tern');
    expect(screen.getByText('Saved 1 of them.')).toBeVisible();
    expect(screen.queryByText('Boat saved.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const [isSaved] = undo.mock.calls[0] as [(place: number) => boolean];
    expect([0, 1, 2].map(isSaved)).toEqual([true, false, false]);
  });

  it.each([
    ['nothing was to be done', () => []],
    ['the person has discarded the change', () => answered({ state: 'discarded' })],
  ])('shows nothing when %s', async (_, work) => {
    const { container } = render(<Messages />);
    await act(async () => reportOutcome(work, texts));
    expect(container).toHaveTextContent('');
  });

  it('says why a change could not be made', async () => {
    const onFailure = vi.fn();
    const signedOut = () => {
      throw Object.assign(new Error('internal'), { code: 'unauthenticated' });
    };
    await reportOutcome(signedOut, { ...texts, because: { 'signed-out': 'Sign in first.' } }, { onFailure });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('Sign in first.', 1);
  });

  it('of a call returns its result, or shows why there is none', async () => {
    render(<Messages />);
    const done = (name: string) => `${name} is afloat.`;
    await act(async () => {
      expect(await reportCall(async () => 'Gull', { ...texts, done })).toEqual({ answer: 'Gull' });
      expect(await reportCall(() => Promise.reject(new Error('x')), texts)).toBeUndefined();
    });
    expect(screen.getByText('Gull is afloat.')).toBeVisible();
    expect(shown().join('')).toContain('The boat was not saved.');
  });
});

describe('A report whose code loads later', () => {
  it('makes the change at once', async () => {
    render(<Messages />);
    const work = vi.fn(() => answered(saved));
    const report = reportLater(work, texts);
    expect(work).toHaveBeenCalledOnce();
    await act(() => report);
    expect(screen.getByText('Boat saved.')).toBeVisible();
  });

  it('says why a change could not be made', async () => {
    render(<Messages />);
    const signedOut = () => {
      throw Object.assign(new Error('internal'), { code: 'unauthenticated' });
    };
    await act(() => reportLater(signedOut, { ...texts, because: { 'signed-out': 'Sign in first.' } }));
    expect(shown().join('')).toContain('Sign in first.');
  });
});

describe('The outcome of a form', () => {
  it('is an error with the reason of a refusal, without a message beside it', async () => {
    const { container } = render(<Messages />);
    const outcome = await formOutcome(() => answered(denied), texts);
    expect(outcome).toEqual({ tone: 'error', message: 'The boat was not saved.' });
    expect(container).toHaveTextContent('');
  });

  it('is neutral for a conflict, which the save state shows', async () => {
    expect(await formOutcome(() => answered(clash), texts)).toEqual({ tone: 'info' });
    expect(await formOutcome(() => answered(clash), texts, { onConflict: 'success' })).toEqual({
      tone: 'success',
    });
  });

  it('is a success for a pending change, and the server’s response is reported later', async () => {
    render(<Messages />);
    const { handle, answer } = waiting();
    expect(await formOutcome(() => handle, texts)).toEqual({ tone: 'success', isSaved: false });
    expect(await screen.findByText('Saved on this device. We will send it.')).toBeVisible();
    await answer(denied);
    expect(shown().join('')).toContain('The boat was not saved.');
  });

  it('reports no pending change if the form has a save state', async () => {
    const { container } = render(<Messages />);
    const { handle, answer } = waiting();
    const outcome = await formOutcome(() => handle, texts, { hasSaveState: true });
    expect(outcome).toEqual({ tone: 'success', isSaved: false });
    await answer(denied);
    expect(container).toHaveTextContent('');
  });

  it('is a success when all of its changes are saved', async () => {
    expect(await formOutcome(() => [answered(saved), answered(saved)], texts)).toEqual({
      tone: 'success',
      isSaved: true,
    });
    expect(await formOutcome(() => [answered(saved), answered(denied)], texts)).toEqual({
      tone: 'error',
      message: 'The boat was not saved.',
    });
  });

  it("shows the server's field errors at the fields", async () => {
    const refusal = new ApiError({
      reason: 'refused',
      status: 422,
      text: 'Wrong.',
      fields: { name: 'Taken.' },
    });
    expect(await callOutcome(() => Promise.reject(refusal), texts)).toEqual({
      tone: 'error',
      fieldErrors: { name: 'Taken.' },
      message: undefined,
    });
  });
});

describe('DeleteDialog', () => {
  const Sample = ({ handle, undo }: { readonly handle: Handle; readonly undo: () => void }) => (
    <>
      <Messages />
      <DeleteDialog
        record={{ name: 'Gull' }}
        title="Delete boat"
        question={({ name }) => [`Delete ${name}?`]}
        confirmLabel="Delete"
        remove={() => handle}
        texts={({ name }) => ({ done: `${name} is deleted.`, failed: `${name} was not deleted.` })}
        undo={undo}
        onClose={onClose}
      />
    </>
  );
  const onClose = vi.fn();
  afterEach(() => onClose.mockClear());

  it.each([denied, clash])('stays open with the reason after $state', async (outcome) => {
    render(<Sample handle={answered(outcome)} undo={vi.fn()} />);
    expect(screen.getByText('Delete Gull?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Gull was not deleted.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes and offers an undo', async () => {
    const undo = vi.fn();
    render(<Sample handle={answered(saved)} undo={undo} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Gull is deleted.')).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledExactlyOnceWith({ name: 'Gull' });
  });
});
