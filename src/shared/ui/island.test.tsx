import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { island } from './island';

// One test: the first sign of a person is one for the whole life of a page.
describe('an island', () => {
  it('fetches its code at the first sign of a person, and says what to do when it cannot be had', async () => {
    const load = vi.fn(async () => () => <p>Here</p>);
    const Part = island(load, { failed: 'Reload the page.', waiting: <p>Waiting</p> });
    const Missing = island(() => Promise.reject(new Error('gone')), { failed: <p>Reload the page.</p> });
    await act(async () => {
      render(
        <>
          <Part />
          <Missing />
        </>,
      );
    });
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    expect(await screen.findByText('Here')).toBeVisible();
    expect(await screen.findByText('Reload the page.')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
