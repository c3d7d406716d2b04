import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useMediaQuery } from './use-media-query';

const Page = () => <p>{useMediaQuery('(width < 40rem)') ? 'narrow' : 'wide'}</p>;

/** Mocks a window. `resize` changes its width. */
function windowThat(isNarrow: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isNarrow });
  const asked = vi.spyOn(window, 'matchMedia').mockImplementation(() => list as unknown as MediaQueryList);
  const resize = (matches: boolean) =>
    act(() => {
      list.matches = matches;
      list.dispatchEvent(new Event('change'));
    });
  return { asked, list, resize };
}

describe('useMediaQuery', () => {
  it('updates when the window changes', () => {
    const { asked, resize } = windowThat(true);
    render(<Page />);
    expect(screen.getByText('narrow')).toBeVisible();
    expect(asked).toHaveBeenCalledWith('(width < 40rem)');
    resize(false);
    expect(screen.getByText('wide')).toBeVisible();
    resize(true);
    expect(screen.getByText('narrow')).toBeVisible();
  });

  it('removes its listeners when the component unmounts', () => {
    const { list } = windowThat(true);
    const added = vi.spyOn(list, 'addEventListener');
    const removed = vi.spyOn(list, 'removeEventListener');
    render(<Page />).unmount();
    expect(added).toHaveBeenCalled();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});
