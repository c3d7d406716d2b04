import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ComboboxField } from './combobox-field';
import { Form } from '../form';
import type { ComboboxOption } from './use-options';
import { open, said } from './fields.fixture';

describe('ComboboxField', () => {
  const people: readonly ComboboxOption[] = [
    { value: 'a1', label: 'Amara Osei', detail: 'Food Bank' },
    { value: 'e2', label: 'Élodie Roy' },
    { value: 'e3', label: 'Elio Roth' },
  ];
  const box = () => screen.getByRole('combobox', { name: 'Contact' });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('selects an option with the keyboard, ignoring accents and case', async () => {
    const { user, save } = open(<ComboboxField name="contactId" label="Contact" options={people} />);
    expect(await save()).toEqual({ contactId: '' });
    await user.type(box(), 'ELO');
    expect(options()).toEqual(['Élodie Roy']);
    await user.clear(box());
    await user.type(box(), 'el');
    expect(options()).toEqual(['Élodie Roy', 'Elio Roth']);
    expect(said('2 entries')).toBe(true);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    const active = screen.getByRole('option', { name: 'Elio Roth' });
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(box()).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(box()).toHaveValue('Elio Roth');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(await save()).toEqual({ contactId: 'e3' });
  });

  it('selects an option with the pointer, keeps the focus, and shows its initial option by name', async () => {
    const { user, save } = open(
      <ComboboxField name="contactId" label="Contact" options={people} />,
      z.any(),
      {
        initial: { contactId: 'a1' },
      },
    );
    expect(box()).toHaveValue('Amara Osei');
    await user.click(box());
    expect(options()).toHaveLength(3);
    await user.click(screen.getByRole('option', { name: /Élodie/ }));
    expect(box()).toHaveFocus();
    expect(await save()).toEqual({ contactId: 'e2' });
  });

  it('shows the name of its first value when it loads, without replacing typed text', async () => {
    let show: (label: string) => void = () => {};
    const Named = () => {
      const [label, setLabel] = useState('');
      useEffect(() => {
        show = setLabel;
      }, []);
      return (
        <ComboboxField
          name="contactId"
          label="Contact"
          options={async () => people}
          initialOption={{ value: 'a1', label }}
        />
      );
    };
    const { user, save } = open(<Named />, z.any(), { initial: { contactId: 'a1' } });
    expect(box()).toHaveValue('');
    const field = box();
    await user.type(field, 'el');
    act(() => show('Amara Osei'));
    expect(box()).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('el');
    await user.keyboard('{Escape}{Escape}');
    expect(field).toHaveValue('Amara Osei');
    act(() => show('Amara O.'));
    expect(field).toHaveValue('Amara O.');
    expect(await save()).toEqual({ contactId: 'a1' });
  });

  it('is empty after clearing, and reverts text that matches no option with a message', async () => {
    const { user, save } = open(
      <ComboboxField name="contactId" label="Contact" options={people} />,
      z.any(),
      {
        initial: { contactId: 'a1' },
      },
    );
    await user.type(box(), 'xyz');
    expect(screen.getByText('Nothing matches.')).toBeVisible();
    await user.tab();
    expect(box()).toHaveValue('Amara Osei');
    expect(box()).toHaveAccessibleDescription(/“Amara Oseixyz” was not chosen/);
    expect(await save()).toEqual({ contactId: 'a1' });
    await user.clear(box());
    await user.tab();
    expect(box()).not.toHaveAttribute('aria-invalid');
    expect(await save()).toEqual({ contactId: '' });
  });

  it('selects an option whose full name was typed, and does not submit on Enter otherwise', async () => {
    const { user, send, save } = open(<ComboboxField name="contactId" label="Contact" options={people} />);
    await user.type(box(), 'amara osei');
    await user.tab();
    expect(box()).toHaveValue('Amara Osei');
    expect(await save()).toEqual({ contactId: 'a1' });
    await user.clear(box());
    await user.type(box(), 'nobody{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape without passing it on, then restores the old name', async () => {
    const heard = vi.fn();
    const { user } = open(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={(event) => event.key === 'Escape' && heard()}>
        <ComboboxField name="contactId" label="Contact" options={people} />
      </div>,
    );
    await user.type(box(), 'a');
    await user.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('a');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('offers to create an option unless it already exists', async () => {
    const onCreate = vi.fn(async (typed: string) => ({ value: 'new', label: typed }));
    const { user, save } = open(
      <ComboboxField name="source" label="Contact" options={people} onCreate={onCreate} />,
    );
    await user.type(box(), 'Elio Roth');
    expect(options()).toEqual(['Elio Roth']);
    await user.type(box(), 'man');
    expect(options()).toEqual(['Create “Elio Rothman”']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box()).toHaveValue('Elio Rothman'));
    expect(onCreate.mock.calls).toEqual([['Elio Rothman']]);
    expect(await save()).toEqual({ source: 'new' });
  });

  it('keeps what was typed when creating an option fails', async () => {
    const onCreate = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { user } = open(
      <ComboboxField name="source" label="Contact" options={people} onCreate={onCreate} />,
    );
    await user.type(box(), 'Gala 2027{Enter}');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/“Gala 2027” could not be created/));
    expect(box()).toHaveValue('Gala 2027');
  });

  it('searches after a pause, and ignores a late response to an older search', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = new Map<string, (found: readonly ComboboxOption[]) => void>();
    const search = vi.fn(
      (typed: string) => new Promise<readonly ComboboxOption[]>((done) => answers.set(typed, done)),
    );
    render(
      <Form schema={z.any()} onSubmit={async () => ({ tone: 'success' })} label="Sample">
        <ComboboxField name="contactId" label="Contact" options={search} />
      </Form>,
    );
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.type(box(), 'am');
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(search.mock.calls.map(([typed]) => typed)).toEqual(['am']);
    await user.type(box(), 'a');
    await act(() => vi.advanceTimersByTimeAsync(150));
    await act(async () => answers.get('ama')?.([{ value: 'a1', label: 'Amara Osei' }]));
    expect(options()).toEqual(['Amara Osei']);
    await act(async () => answers.get('am')?.([{ value: 'x', label: 'Amber' }]));
    expect(options()).toEqual(['Amara Osei']);
    search.mockRejectedValueOnce(new Error('offline'));
    await user.type(box(), 'r');
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(screen.getAllByText(/^The search failed/)[0]).toBeVisible();
    vi.useRealTimers();
  });
});
