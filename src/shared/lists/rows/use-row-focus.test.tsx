import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRowFocus } from './use-row-focus';

interface ListProps {
  readonly ids: readonly string[];
  readonly onMove?: (id: string) => void;
  readonly onExtend?: (id: string) => void;
  readonly isAsking?: boolean;
}

const List = ({ ids, ...events }: ListProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRowFocus({ ids, fallback: heading, ...events });
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Requests
      </h1>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul {...rows.listProps}>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`} {...rows.rowProps(id)}>
              {id}
            </a>
            <button type="button">Delete {id}</button>
          </li>
        ))}
      </ul>
      <button type="button">Behind</button>
    </>
  );
};

const row = (name: string) => screen.getByRole('link', { name });

// The rows' links point to fragments of the page.
afterEach(() => window.history.replaceState(null, '', '/'));

describe('The focus in a list', () => {
  it('moves with arrows, Home and End, and stops at both ends', async () => {
    const user = userEvent.setup();
    const onMove = vi.fn();
    render(<List ids={['a', 'b', 'c']} onMove={onMove} />);
    await user.tab();
    expect(row('a')).toHaveFocus();
    for (const [key, place] of [
      ['{ArrowDown}', 'b'],
      ['{End}', 'c'],
      ['{ArrowDown}', 'c'],
      ['{ArrowUp}', 'b'],
      ['{Home}', 'a'],
      ['{ArrowUp}', 'a'],
    ] as const) {
      await user.keyboard(key);
      expect(row(place)).toHaveFocus();
      expect(onMove).toHaveBeenLastCalledWith(place);
    }
  });

  it('has one tab stop, which is the last focused row', async () => {
    const user = userEvent.setup();
    render(<List ids={['a', 'b']} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(row('a')).toHaveAttribute('tabindex', '-1');
    expect(row('b')).toHaveAttribute('tabindex', '0');
  });

  it('moves to the row that replaces a removed one', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<List ids={['a', 'b', 'c']} />);
    await user.click(screen.getByRole('button', { name: 'Delete b' }));
    rerender(<List ids={['a', 'c']} />);
    expect(row('c')).toHaveFocus();
    rerender(<List ids={['a']} />);
    expect(row('a')).toHaveFocus();
    rerender(<List ids={[]} />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('does not move if it is outside of the list when a row is removed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<List ids={['a', 'b']} />);
    await user.click(row('a'));
    await user.click(screen.getByRole('button', { name: 'Behind' }));
    rerender(<List ids={['b']} />);
    expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
  });

  it('stays outside after it passed through the body, as after a dialog', () => {
    const { rerender } = render(<List ids={['a', 'b']} />);
    const behind = screen.getByRole('button', { name: 'Behind' });
    act(() => {
      row('a').focus();
      row('a').blur();
      behind.focus();
    });
    rerender(<List ids={['b']} />);
    expect(behind).toHaveFocus();
  });

  it('does not return to a list that it has left', () => {
    const { rerender } = render(<List ids={['a', 'b']} />);
    const behind = screen.getByRole('button', { name: 'Behind' });
    act(() => {
      row('a').focus();
      behind.focus();
      behind.blur();
    });
    rerender(<List ids={['b']} />);
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['the row it came from', ['a', 'b'], 'b'],
    ['the first row when that is gone', ['a', 'c'], 'a'],
  ])('returns from a closed dialog to %s', async (_, left, expected) => {
    const user = userEvent.setup();
    const { rerender } = render(<List ids={['a', 'b']} />);
    await user.click(screen.getByRole('button', { name: 'Delete b' }));
    rerender(<List ids={['a', 'b']} isAsking />);
    act(() => (document.activeElement as HTMLElement).blur());
    // The dialog has the focus while the row is removed.
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const button = dialog.appendChild(document.createElement('button'));
    act(() => button.focus());
    rerender(<List ids={left} isAsking />);
    rerender(<List ids={left} />);
    dialog.remove();
    expect(row(expected)).toHaveFocus();
  });

  it('returns from a closed dialog to the heading if no row is left', () => {
    const { rerender } = render(<List ids={[]} isAsking />);
    rerender(<List ids={[]} />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('does not move when a closed dialog has returned it, or when none was open', () => {
    const { rerender } = render(<List ids={['a', 'b']} isAsking />);
    const behind = screen.getByRole('button', { name: 'Behind' });
    act(() => behind.focus());
    rerender(<List ids={['a', 'b']} />);
    expect(behind).toHaveFocus();
    act(() => behind.blur());
    rerender(<List ids={['b', 'a']} />);
    expect(document.body).toHaveFocus();
  });

  it('has its tab stop at the first row if the last focused row was removed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<List ids={['a', 'b', 'c']} />);
    await user.click(row('b'));
    await user.click(screen.getByRole('button', { name: 'Behind' }));
    rerender(<List ids={['a', 'c']} />);
    expect(row('a')).toHaveAttribute('tabindex', '0');
    expect(row('c')).toHaveAttribute('tabindex', '-1');
  });

  it.each(['Control', 'Meta', 'Alt'])('does not move on an arrow with %s', async (key) => {
    const user = userEvent.setup();
    render(<List ids={['a', 'b']} />);
    await user.tab();
    await user.keyboard(`{${key}>}{ArrowDown}{/${key}}`);
    expect(row('a')).toHaveFocus();
  });

  it('does not extend the selection on an arrow key alone', async () => {
    const user = userEvent.setup();
    const onExtend = vi.fn();
    render(<List ids={['a', 'b']} onExtend={onExtend} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(onExtend).not.toHaveBeenCalled();
  });

  it('extends the selection on Shift and an arrow key', async () => {
    const user = userEvent.setup();
    const onExtend = vi.fn();
    render(<List ids={['a', 'b', 'c']} onExtend={onExtend} />);
    await user.tab();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(new Set(onExtend.mock.calls.map(([id]) => id as string))).toEqual(new Set(['a', 'b', 'c']));
  });
});
