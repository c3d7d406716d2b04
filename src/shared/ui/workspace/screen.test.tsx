import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Screen } from './screen';

const open = () => {
  const router = createMemoryRouter([
    { path: '/', element: <Screen title="Home">home</Screen> },
    { path: '/notes', element: <Screen title="Notes">notes</Screen> },
  ]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return router;
};

describe('a screen', () => {
  it('leaves the focus alone on a first visit', () => {
    open();
    expect(document.title).toBe('Home · ACF');
    expect(document.body).toHaveFocus();
  });

  it('has its own title and takes the focus to its heading when somebody comes from another', async () => {
    const router = open();
    await act(() => router.navigate('/notes'));
    expect(document.title).toBe('Notes · ACF');
    expect(screen.getByRole('heading', { level: 1, name: 'Notes' })).toHaveFocus();
  });

  it('leaves the focus when only the query changes', async () => {
    const router = open();
    await act(() => router.navigate('/notes'));
    act(() => screen.getByRole('heading').blur());
    await act(() => router.navigate('/notes?q=a'));
    expect(document.body).toHaveFocus();
  });
});
