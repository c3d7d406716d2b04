import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FileChoice } from './file-choice';
import { FileField } from './file-field';
import { open } from './fields.fixture';

describe('FileField', () => {
  const list = new File(['a,b'], 'people.csv', { type: 'text/csv' });
  const csv = (
    <FileField name="list" label="List" accept={['.csv', 'image/*']} maxBytes={1024} required={false} />
  );

  it('returns the chosen file, and nothing without one', async () => {
    const { user, save } = open(csv);
    expect(await save()).toEqual({});
    await user.upload(screen.getByLabelText('List'), list);
    expect(await save()).toEqual({ list });
  });

  it.each([
    [new File(['x'], 'notes.exe', { type: 'text/plain' }), /“notes.exe” is not a kind of file/],
    [new File(['x'.repeat(1025)], 'big.CSV'), /“big.CSV” is larger than/],
  ])('refuses a file of another kind or size at once', async (file, text) => {
    const { user, save } = open(csv);
    await user.upload(screen.getByLabelText('List'), file);
    expect(screen.getByLabelText('List')).toHaveAccessibleDescription(text);
    expect(screen.getByText(text).closest('[role="alert"]')).not.toBeNull();
    expect(await save()).toEqual({});
    await user.upload(screen.getByLabelText('List'), new File(['x'], 'card.png', { type: 'image/png' }));
    expect(screen.getByLabelText('List')).not.toHaveAttribute('aria-invalid');
  });

  it('reads a file at once outside a form, shows a problem, and accepts the same file again', async () => {
    const taken = vi.fn();
    const choice = (problem?: string) => (
      <FileChoice label="Card" hint="A picture." accept={['image/png']} problem={problem} onFile={taken} />
    );
    const { rerender } = render(choice());
    const field = () => screen.getByLabelText<HTMLInputElement>('Card');
    const card = new File(['x'], 'card.png', { type: 'image/png' });
    await userEvent.upload(field(), card);
    expect(taken).toHaveBeenCalledExactlyOnceWith(card);
    expect(field()).toHaveAccessibleDescription('A picture.');
    expect(field().files).toHaveLength(1);
    rerender(choice('Too large'));
    expect(screen.getByText('Too large').closest('[role="alert"]')).not.toBeNull();
    expect(field()).toHaveAccessibleDescription('A picture. Too large');
    expect(field()).toBeInvalid();
    fireEvent.click(field());
    expect(field().files).toHaveLength(0);
  });

  it('returns a list if several files may be chosen', async () => {
    const several = <FileField name="cards" label="Cards" accept={['image/*']} maxBytes={1024} multiple />;
    const { user, save } = open(several);
    expect(await save()).toEqual({ cards: [] });
    const card = new File(['x'], 'card.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Cards'), [card]);
    expect(await save()).toEqual({ cards: [card] });
  });
});
