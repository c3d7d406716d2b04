import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unhydrated } from './unhydrated';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

describe('Unhydrated', () => {
  it('keeps the HTML of the document without rendering its children', async () => {
    const recovered = vi.fn();
    const draw = vi.fn(() => <p>From code</p>);
    document.body.innerHTML = '<div id="page"><div class="contents"><p>From the document</p></div></div>';
    const page = document.getElementById('page');
    if (!page) throw new Error('The page is missing.');
    const before = page.querySelector('p');
    await act(async () => {
      root = hydrateRoot(page, <Unhydrated>{draw}</Unhydrated>, { onRecoverableError: recovered });
    });
    expect(page.querySelector('p')).toBe(before);
    expect(screen.getByText('From the document')).toBeVisible();
    expect(draw).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
  });

  it('renders its children when the page is opened by a link', () => {
    render(<Unhydrated>{() => <p>From code</p>}</Unhydrated>);
    expect(screen.getByText('From code')).toBeVisible();
  });
});
