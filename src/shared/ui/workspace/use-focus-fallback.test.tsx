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

describe('The focus of a removed control', () => {
  it('moves to the surrounding part', () => {
    const { rerender } = render(<Panel />);
    screen.getByRole('button', { name: 'Undo' }).focus();
    rerender(<Panel hasButton={false} />);
    expect(steps()).toHaveFocus();
    expect(steps()).toHaveAttribute('tabindex', '-1');
  });

  it('stays on a control that took it before', () => {
    const { rerender } = render(<Panel />);
    screen.getByRole('button', { name: 'Undo' }).focus();
    screen.getByRole('button', { name: 'Outside' }).focus();
    rerender(<Panel hasButton={false} />);
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    expect(steps()).not.toHaveAttribute('tabindex');
  });

  it('does not return after a press outside of all controls', () => {
    const { rerender } = render(<Panel />);
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    undo.blur();
    rerender(<Panel text="changed" />);
    expect(document.body).toHaveFocus();
    expect(steps()).not.toHaveAttribute('tabindex');
  });

  it('does not move if no control inside had it', () => {
    const { rerender } = render(<Panel />);
    rerender(<Panel hasButton={false} />);
    expect(document.body).toHaveFocus();
    expect(steps()).not.toHaveAttribute('tabindex');
  });

  it('stays on its control when another one is removed', () => {
    const { rerender } = render(<Panel />);
    screen.getByRole('button', { name: 'Close' }).focus();
    rerender(<Panel hasButton={false} />);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});
