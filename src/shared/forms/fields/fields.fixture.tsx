import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { Form } from '../form';
import type { FormOutcome, SubmissionMeta } from '../outcome';
import { SubmitButton } from '../submit-button';

type Send = (values: unknown, meta: SubmissionMeta) => Promise<FormOutcome>;

/** Opens a form with these fields. `save` presses its button and returns the submitted values. */
export function open(
  fields: ReactNode,
  schema: z.ZodType = z.any(),
  {
    initial = {},
    outcome = { tone: 'success', keepValues: true },
    compact = false,
  }: {
    readonly initial?: Record<string, unknown>;
    readonly outcome?: FormOutcome | Promise<FormOutcome>;
    readonly compact?: boolean;
  } = {},
) {
  const send = vi.fn<Send>(async () => outcome);
  render(
    <Form schema={schema} onSubmit={send} label="Sample" initial={initial} compact={compact}>
      {fields}
      <SubmitButton savingLabel="Saving…">Save</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const save = async () => {
    const before = send.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(before));
    return send.mock.lastCall?.[0];
  };
  return { user, send, save, pressSave: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

/** Checks whether a status shows this text. */
export const said = (text: string | RegExp) =>
  screen
    .getAllByRole('status')
    .some(({ textContent }) =>
      typeof text === 'string' ? textContent === text : text.test(textContent ?? ''),
    );
