import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useRowHandlers } from './use-row-handlers';

it('useRowHandlers calls the handler of the latest render without rendering rows again', async () => {
  const pressed: number[] = [];
  const rendered = vi.fn<() => void>();
  const Row = memo(({ on }: { readonly on: { readonly press: (id: string) => void } }) => {
    useEffect(() => rendered());
    return (
      <button type="button" onClick={() => on.press('a')}>
        Row
      </button>
    );
  });
  const List = () => {
    const [count, setCount] = useState(0);
    const on = useRowHandlers({
      press: (id: string) => {
        expect(id).toBe('a');
        pressed.push(count);
        setCount(count + 1);
      },
    });
    return <Row on={on} />;
  };
  render(<List />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Row' }));
  await user.click(screen.getByRole('button', { name: 'Row' }));
  expect(pressed).toEqual([0, 1]);
  expect(rendered).toHaveBeenCalledTimes(1);
});
