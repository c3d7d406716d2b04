import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

describe('an island', () => {
  it('fetches its code at the first interaction, and is left alone when it cannot be had', async () => {
    // The first interaction comes once in the life of a module.
    vi.resetModules();
    const { island } = await import('./island');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn(async () => () => <p>Here</p>);
    const Part = island(load);
    const Missing = island(() => Promise.reject(new Error('gone')));
    await act(async () => {
      render(
        <>
          <Part />
          <Missing />
        </>,
      );
    });
    expect(load).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    expect(await screen.findByText('Here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});
