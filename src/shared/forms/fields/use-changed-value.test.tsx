import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useChangedValue } from './use-changed-value';

const Stars = ({ value }: { readonly value: string }) => (
  <input aria-label="Stars" ref={useChangedValue(value)} value={value} readOnly />
);

describe('useChangedValue', () => {
  it('notifies the form once per change, but not at the start', () => {
    const noticed = vi.fn();
    const form = document.createElement('form');
    form.addEventListener('input', () => noticed(screen.getByLabelText<HTMLInputElement>('Stars').value));
    document.body.append(form);
    const { rerender } = render(<Stars value="3" />, { container: form });
    rerender(<Stars value="3" />);
    expect(noticed.mock.calls).toEqual([]);
    rerender(<Stars value="4" />);
    rerender(<Stars value="4" />);
    expect(noticed.mock.calls).toEqual([['4']]);
    rerender(<Stars value="" />);
    expect(noticed.mock.calls).toEqual([['4'], ['']]);
  });
});
