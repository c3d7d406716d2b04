import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInRouter } from '@/testing/render-in-router';
import { Screen } from './screen';

const open = () =>
  renderInRouter(<Screen title="Home">home</Screen>, {
    path: '/',
    beside: [{ path: '/notes', element: <Screen title="Notes">notes</Screen> }],
  }).router;

describe('Screen', () => {
  it('does not move the focus on a first visit', () => {
    open();
    expect(document.title).toBe('Home · ACF');
    expect(document.body).toHaveFocus();
  });

  it('has its own title and focuses its heading after navigation', async () => {
    const router = open();
    await act(() => router.navigate('/notes'));
    expect(document.title).toBe('Notes · ACF');
    expect(screen.getByRole('heading', { level: 1, name: 'Notes' })).toHaveFocus();
  });

  it('does not move the focus if only the query changes', async () => {
    const router = open();
    await act(() => router.navigate('/notes'));
    act(() => screen.getByRole('heading').blur());
    await act(() => router.navigate('/notes?q=a'));
    expect(document.body).toHaveFocus();
  });
});
