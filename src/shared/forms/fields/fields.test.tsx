import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CheckboxField } from './checkbox-field';
import { ComboboxField } from './combobox-field';
import { DateTimeField } from './date-time-field';
import { Field } from './field';
import { FieldGroup } from './field-group';
import { FileChoice } from './file-choice';
import { FileField } from './file-field';
import { Form } from '../form';
import type { FormOutcome, SubmissionMeta } from '../outcome';
import { RepeatedFields } from './repeated-fields';
import { SelectField } from './select-field';
import { SubmitButton } from '../submit-button';
import { TagsField } from './tags-field';
import type { ComboboxOption } from './use-options';
import { wallClockParts, wallClockSchema } from './wall-clock';

type Send = (values: unknown, meta: SubmissionMeta) => Promise<FormOutcome>;

/** A form of these fields; `save` presses its button and gives what was sent. */
function open(
  fields: ReactNode,
  schema: z.ZodType = z.any(),
  {
    initial = {},
    outcome = { tone: 'success', keepValues: true },
  }: { readonly initial?: Record<string, unknown>; readonly outcome?: FormOutcome } = {},
) {
  const send = vi.fn<Send>(async () => outcome);
  render(
    <Form schema={schema} onSubmit={send} label="Sample" initial={initial}>
      {fields}
      <SubmitButton savingLabel="Saving…">Save</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const save = async () => {
    const before = send.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(before));
    return send.mock.lastCall?.[0];
  };
  return { user, send, save, pressSave: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

const said = (text: string | RegExp) =>
  screen
    .getAllByRole('status')
    .some(({ textContent }) =>
      typeof text === 'string' ? textContent === text : text.test(textContent ?? ''),
    );

describe('a form', () => {
  it('marks what may stay empty, and nothing else', () => {
    open(
      <>
        <Field name="name" label="Name" />
        <Field name="subject" label="Subject" required={false} />
        <Field name="id" label="Id" readOnly />
      </>,
    );
    expect(screen.getByRole('form')).not.toHaveTextContent('required');
    expect(screen.getAllByText('optional')).toHaveLength(1);
    expect(screen.getByText('Subject').parentElement).toHaveTextContent('Subjectoptional');
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  });
});

describe('a choice among a few', () => {
  const category = (
    <SelectField
      name="category"
      label="Category"
      placeholder="Choose one"
      options={[
        { value: 'task', label: 'Task' },
        { value: 'meeting', label: 'Meeting' },
      ]}
    />
  );

  it('starts at its first value and reads the chosen one', async () => {
    const { user, save } = open(category, z.any(), { initial: { category: 'task' } });
    const select = screen.getByRole('combobox', { name: 'Category' });
    expect(select).toHaveDisplayValue('Task');
    await user.selectOptions(select, 'Meeting');
    expect(await save()).toEqual({ category: 'meeting' });
  });

  it('is empty until chosen, and takes the focus when that is refused', async () => {
    const { pressSave } = open(category, z.object({ category: z.string().min(1, 'Choose a category.') }));
    await pressSave();
    const select = screen.getByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(select).toHaveFocus());
    expect(select).toHaveAccessibleDescription('Choose a category.');
  });
});

describe('a box to tick', () => {
  it('reads yes or no, by the label as well', async () => {
    const box = <CheckboxField name="shared" label="Share with the team" hint="They can edit it." />;
    const { user, save } = open(box, z.any(), { initial: { shared: true } });
    expect(screen.getByRole('checkbox', { name: 'Share with the team' })).toBeChecked();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('They can edit it.');
    expect(await save()).toEqual({ shared: true });
    await user.click(screen.getByText('Share with the team'));
    expect(await save()).toEqual({ shared: false });
  });
});

describe('a day and a time', () => {
  const schema = z.object({ start: wallClockSchema('Choose a day.') });
  const start = <DateTimeField name="start" label="Start" />;

  it('are the clock on a wall', async () => {
    const { user, save } = open(start, schema, { initial: { start: wallClockParts('2026-11-22T09:30:00') } });
    const group = screen.getByRole('group', { name: 'Start' });
    expect(within(group).getByLabelText('Date')).toHaveValue('2026-11-22');
    const time = within(group).getByLabelText('Time');
    expect(time).toHaveValue('09:30');
    await user.clear(time);
    await user.type(time, '14:05');
    expect(await save()).toEqual({ start: '2026-11-22T14:05' });
  });

  it('are refused at the part that is missing', async () => {
    const { user, pressSave } = open(start, schema);
    await pressSave();
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus());
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Choose a day.');
    await user.type(screen.getByLabelText('Date'), '2026-11-22');
    await pressSave();
    await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
    expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Choose a time.');
  });

  it('may be left out where they are not needed, but not by half', async () => {
    const due = <DateTimeField name="due" label="Due" required={false} />;
    const { user, save, pressSave } = open(due, z.object({ due: wallClockSchema() }));
    expect(await save()).toEqual({ due: null });
    await user.type(screen.getByLabelText('Time'), '09:30');
    await pressSave();
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus());
    expect(wallClockParts(null)).toEqual({ date: '', time: '' });
  });
});

describe('a file', () => {
  const list = new File(['a,b'], 'people.csv', { type: 'text/csv' });
  const csv = (
    <FileField name="list" label="List" accept={['.csv', 'image/*']} maxBytes={1024} required={false} />
  );

  it('is read as it was chosen, and is nothing before', async () => {
    const { user, save } = open(csv);
    expect(await save()).toEqual({});
    await user.upload(screen.getByLabelText('List'), list);
    expect(await save()).toEqual({ list });
  });

  it.each([
    [new File(['x'], 'notes.exe', { type: 'text/plain' }), /“notes.exe” is not a kind of file/],
    [new File(['x'.repeat(1025)], 'big.CSV'), /“big.CSV” is larger than/],
  ])('is refused at once when it is of another kind or too large', async (file, text) => {
    const { user, save } = open(csv);
    await user.upload(screen.getByLabelText('List'), file);
    expect(screen.getByLabelText('List')).toHaveAccessibleDescription(text);
    expect(screen.getByText(text).closest('[role="alert"]')).not.toBeNull();
    expect(await save()).toEqual({});
    await user.upload(screen.getByLabelText('List'), new File(['x'], 'card.png', { type: 'image/png' }));
    expect(screen.getByLabelText('List')).not.toHaveAttribute('aria-invalid');
  });

  it('is read at once without a form, which says what is wrong with it, also of the same file chosen again', async () => {
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

  it('is a list where several may be chosen', async () => {
    const several = <FileField name="cards" label="Cards" accept={['image/*']} maxBytes={1024} multiple />;
    const { user, save } = open(several);
    expect(await save()).toEqual({ cards: [] });
    const card = new File(['x'], 'card.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Cards'), [card]);
    expect(await save()).toEqual({ cards: [card] });
  });
});

describe('an entry found by typing', () => {
  const people: readonly ComboboxOption[] = [
    { value: 'a1', label: 'Amara Osei', detail: 'Food Bank' },
    { value: 'e2', label: 'Élodie Roy' },
    { value: 'e3', label: 'Elio Roth' },
  ];
  const box = () => screen.getByRole('combobox', { name: 'Contact' });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('is chosen with the keyboard, whatever its accents and case', async () => {
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

  it('is chosen with the pointer, keeping the focus, and shown by its name at first', async () => {
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

  it('takes the name of its first value when that is known, under what was typed meanwhile', async () => {
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

  it('is nothing again when emptied, and what is no entry is taken back and said', async () => {
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

  it('is taken as chosen when its whole name was typed, and Enter does not send a half one', async () => {
    const { user, send, save } = open(<ComboboxField name="contactId" label="Contact" options={people} />);
    await user.type(box(), 'amara osei');
    await user.tab();
    expect(box()).toHaveValue('Amara Osei');
    expect(await save()).toEqual({ contactId: 'a1' });
    await user.clear(box());
    await user.type(box(), 'nobody{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('closes with Escape without anything around it hearing, then puts back the old name', async () => {
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

  it('can be made from what was typed, unless it is there', async () => {
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

  it('keeps what was typed when it cannot be made', async () => {
    const onCreate = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { user } = open(
      <ComboboxField name="source" label="Contact" options={people} onCreate={onCreate} />,
    );
    await user.type(box(), 'Gala 2027{Enter}');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/“Gala 2027” could not be created/));
    expect(box()).toHaveValue('Gala 2027');
  });

  it('is searched for after a pause, and a late answer does not replace a newer one', async () => {
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

describe('words of one’s own', () => {
  const box = () => screen.getByRole('textbox', { name: 'Tags' });
  const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('are added by Enter, comma, pasting and leaving, once each, and said', async () => {
    const { user, send, save } = open(<TagsField name="tags" label="Tags" />);
    expect(await save()).toEqual({ tags: [] });
    await user.type(box(), 'arts{Enter}');
    expect(said('arts added')).toBe(true);
    await user.type(box(), 'food bank,');
    await user.type(box(), 'ARTS{Enter}');
    expect(said('ARTS is there already')).toBe(true);
    await user.paste('gala, choir\nchoir');
    expect(said('gala, choir added')).toBe(true);
    await user.type(box(), 'grants');
    expect(send).toHaveBeenCalledTimes(1);
    expect(await save()).toEqual({ tags: ['arts', 'food bank', 'gala', 'choir', 'grants'] });
  });

  it('are removed by Backspace in the empty field and by their button, which hands on the focus', async () => {
    const { user, save } = open(<TagsField name="tags" label="Tags" />, z.any(), {
      initial: { tags: ['arts', 'gala', 'choir'] },
    });
    expect(tags()).toEqual(['arts', 'gala', 'choir']);
    await user.click(screen.getByRole('button', { name: 'Remove arts' }));
    expect(said('arts removed')).toBe(true);
    expect(screen.getByRole('button', { name: 'Remove gala' })).toHaveFocus();
    await user.keyboard('{Tab}{Enter}');
    expect(said('choir removed')).toBe(true);
    expect(box()).toHaveFocus();
    await user.type(box(), 'x{Backspace}{Backspace}');
    expect(tags()).toEqual([]);
    expect(await save()).toEqual({ tags: [] });
  });

  it('take the focus and the message when the list, or one of them, is refused', async () => {
    const schema = z.object({ tags: z.array(z.string().max(5, 'Keep tags short.')).min(1, 'Add a tag.') });
    const { user, pressSave } = open(<TagsField name="tags" label="Tags" />, schema);
    await pressSave();
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveAccessibleDescription('Add a tag.');
    await user.keyboard('orchestras{Enter}');
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Keep tags short.'));
  });
});

describe('parts of a value', () => {
  const schema = z.object({
    name: z.string(),
    address: z.object({ city: z.string().min(1, 'Enter the city.'), zip: z.string() }),
  });
  const fields = (
    <>
      <Field name="name" label="Name" />
      <FieldGroup name="address" legend="Address">
        <Field name="city" label="City" />
        <Field name="zip" label="Postal code" />
      </FieldGroup>
    </>
  );

  it('have their values, complaints of the schema and of the server, and the focus', async () => {
    const { user, save, pressSave } = open(fields, schema, {
      initial: { name: 'Ana', address: { zip: 'M5V' } },
      outcome: {
        tone: 'error',
        message: 'Not saved.',
        fieldErrors: { 'address.zip': 'There is no such code.', 'address.country': 'Which country?' },
      },
    });
    expect(screen.getByRole('group', { name: 'Address' })).toBeInTheDocument();
    await pressSave();
    const city = screen.getByRole('textbox', { name: 'City' });
    await waitFor(() => expect(city).toHaveFocus());
    expect(city).toHaveAccessibleDescription('Enter the city.');
    await user.type(city, 'Toronto');
    expect(await save()).toEqual({ name: 'Ana', address: { city: 'Toronto', zip: 'M5V' } });
    const zip = screen.getByRole('textbox', { name: 'Postal code' });
    await waitFor(() => expect(zip).toHaveFocus());
    expect(zip).toHaveAccessibleDescription('There is no such code.');
    expect(screen.getByText(/Which country\?$/)).toBeVisible();
  });
});

describe('parts that occur several times', () => {
  const schema = z.object({
    emails: z.array(z.object({ value: z.email('Enter an address.') })).min(1, 'Add an address.'),
  });
  const emails = (
    <RepeatedFields
      name="emails"
      legend="Email addresses"
      itemName={(place) => `Email address ${place}`}
      addLabel="Add an address"
      max={3}
      ordered
    >
      <Field name="value" label="Address" />
    </RepeatedFields>
  );
  const two = { emails: [{ value: 'a@x.example' }, { value: 'b@x.example' }] };
  const press = (name: string) => screen.getByRole('button', { name });
  const addresses = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  it('are added with the focus in the new one, up to the most there may be', async () => {
    const { user, save } = open(emails, z.any());
    expect(await save()).toEqual({ emails: [] });
    await user.click(press('Add an address'));
    expect(said('Email address 1 added')).toBe(true);
    await user.keyboard('a@x.example');
    await user.click(press('Add an address'));
    await user.keyboard('b@x.example');
    expect(within(screen.getByRole('group', { name: 'Email address 2' })).getByRole('textbox')).toHaveFocus();
    expect(await save()).toEqual(two);
    await user.click(press('Add an address'));
    await user.click(press('Add an address'));
    expect(addresses()).toHaveLength(3);
    expect(said('There can be only 3')).toBe(true);
  });

  it('are removed with the focus in the next, the last before, or the way to add', async () => {
    const { user, save } = open(emails, z.any(), { initial: two });
    await user.type(screen.getAllByRole('textbox')[1] as HTMLElement, 'x');
    await user.click(press('Remove Email address 1'));
    expect(said('Email address 1 removed, 1 is left')).toBe(true);
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(await save()).toEqual({ emails: [{ value: 'b@x.examplex' }] });
    await user.click(press('Remove Email address 1'));
    expect(press('Add an address')).toHaveFocus();
    expect(await save()).toEqual({ emails: [] });
  });

  it('are moved with what was typed and what was there, the focus on the button', async () => {
    const { user, save } = open(emails, z.any(), { initial: two });
    await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'x');
    await user.click(press('Move down Email address 1'));
    expect(said('Moved to place 2 of 2')).toBe(true);
    expect(addresses()).toEqual(['b@x.example', 'a@x.examplex']);
    // At the end of the list that button is disabled, so the one for the other direction takes the focus.
    expect(press('Move up Email address 2')).toHaveFocus();
    expect(await save()).toEqual({ emails: [{ value: 'b@x.example' }, { value: 'a@x.examplex' }] });
  });

  it('show complaints at the part, or at the list, and move to the first', async () => {
    const { user, pressSave } = open(emails, schema);
    await pressSave();
    await waitFor(() => expect(press('Add an address')).toHaveFocus());
    expect(press('Add an address')).toHaveAccessibleDescription('Add an address.');
    await user.keyboard('{Enter}a@x.example');
    await user.click(press('Add an address'));
    await pressSave();
    const second = screen.getAllByRole('textbox')[1];
    await waitFor(() => expect(second).toHaveFocus());
    expect(second).toHaveAccessibleDescription('Enter an address.');
  });

  it('do not hand a complaint of the server on to another part', async () => {
    const { user, pressSave } = open(emails, z.any(), {
      initial: two,
      outcome: { tone: 'error', fieldErrors: { 'emails.0.value': 'This address bounced.' } },
    });
    await pressSave();
    const first = screen.getAllByRole('textbox')[0];
    await waitFor(() => expect(first).toHaveAccessibleDescription('This address bounced.'));
    await user.click(press('Remove Email address 1'));
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  });
});

it('a form that was emptied begins anew in every field', async () => {
  const { user, pressSave } = open(
    <>
      <TagsField name="tags" label="Tags" />
      <ComboboxField name="source" label="Source" options={[{ value: 'e', label: 'Event' }]} />
      <RepeatedFields
        name="phones"
        legend="Phones"
        itemName={(place) => `Phone ${place}`}
        addLabel="Add a phone"
      >
        <Field name="value" label="Number" />
      </RepeatedFields>
    </>,
    z.any(),
    { initial: { tags: ['arts'] }, outcome: { tone: 'success' } },
  );
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'gala{Enter}');
  await user.type(screen.getByRole('combobox'), 'ev{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add a phone' }));
  await pressSave();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Number' })).not.toBeInTheDocument());
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['arts']);
});
