import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFocusFallback } from './use-focus-fallback';

const Panel = ({ hasButton = true, text = '' }) => (
  <>
    <div data-testid="steps" {...useFocusFallback()}>
      {hasButton && <button type="button">Undo</button>}
      <button type="button">Close</button>
      {text}
    </div>
    <button type="button">Outside</button>
  </>
);

const steps = () => screen.getByTestId('steps');

describe('the focus of a part that is removed', () => {
  it('goes to the part around it', () => {
    const { rerender } = render(<Panel />);
    screen.getByRole('button', { name: 'Undo' }).focus();
    rerender(<Panel hasButton={false} />);
    expect(steps()).toHaveFocus();
    expect(steps()).toHaveAttribute('tabindex', '-1');
  });

  it('stays with the control that took it meanwhile', () => {
    const { rerender } = render(<Panel />);
    screen.getByRole('button', { name: 'Undo' }).focus();
    screen.getByRole('button', { name: 'Outside' }).focus();
    rerender(<Panel hasButton={false} />);
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    expect(steps()).not.toHaveAttribute('tabindex');
  });

  it('is not taken back after a press beside all controls', () => {
    const { rerender } = render(<Panel />);
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    undo.blur();
    rerender(<Panel text="changed" />);
    expect(document.body).toHaveFocus();
    expect(steps()).not.toHaveAttribute('tabindex');
  });

  it('is not asked for by a change while nothing inside had it', () => {
    const { rerender } = render(<Panel />);
    rerender(<Panel hasButton={false} />);
    expect(document.body).toHaveFocus();
    expect(steps()).not.toHaveAttribute('tabindex');
  });

  it('stays on the control that has it when another one is removed', () => {
    const { rerender } = render(<Panel />);
    screen.getByRole('button', { name: 'Close' }).focus();
    rerender(<Panel hasButton={false} />);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});
