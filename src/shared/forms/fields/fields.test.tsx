import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CheckboxField } from './checkbox-field';
import { ComboboxField } from './combobox-field';
import { DateTimeField } from './date-time/date-time-field';
import { Field } from './field';
import { RepeatedFields } from './repeated-fields';
import { SelectField } from './select-field';
import { TagsField } from './tags-field';
import { wallClockParts, wallClockSchema } from './date-time/wall-clock';
import { open } from './fields.fixture';

describe('A form', () => {
  it('marks only optional fields', () => {
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

describe('SelectField', () => {
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

  it('starts with its first value and returns the selected one', async () => {
    const { user, save } = open(category, z.any(), { initial: { category: 'task' } });
    const select = screen.getByRole('combobox', { name: 'Category' });
    expect(select).toHaveDisplayValue('Task');
    await user.selectOptions(select, 'Meeting');
    expect(await save()).toEqual({ category: 'meeting' });
  });

  it('is empty until an option is selected, and takes the focus when that is refused', async () => {
    const { pressSave } = open(category, z.object({ category: z.string().min(1, 'Choose a category.') }));
    await pressSave();
    const select = screen.getByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(select).toHaveFocus());
    expect(select).toHaveAccessibleDescription('Choose a category.');
  });
});

describe('CheckboxField', () => {
  it('returns true or false, and can be toggled by its label', async () => {
    const box = <CheckboxField name="shared" label="Share with the team" hint="They can edit it." />;
    const { user, save } = open(box, z.any(), { initial: { shared: true } });
    expect(screen.getByRole('checkbox', { name: 'Share with the team' })).toBeChecked();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('They can edit it.');
    expect(await save()).toEqual({ shared: true });
    await user.click(screen.getByText('Share with the team'));
    expect(await save()).toEqual({ shared: false });
  });
});

describe('DateTimeField', () => {
  const schema = z.object({ start: wallClockSchema('Choose a day.') });
  const start = <DateTimeField name="start" label="Start" />;

  it('returns a date and time without a zone', async () => {
    const { user, save } = open(start, schema, { initial: { start: wallClockParts('2026-11-22T09:30:00') } });
    const group = screen.getByRole('group', { name: 'Start' });
    expect(within(group).getByLabelText('Date')).toHaveValue('2026-11-22');
    const time = within(group).getByLabelText('Time');
    expect(time).toHaveValue('09:30');
    await user.clear(time);
    await user.type(time, '14:05');
    expect(await save()).toEqual({ start: '2026-11-22T14:05' });
  });

  it('takes the focus at the part that is missing', async () => {
    const { user, pressSave } = open(start, schema);
    await pressSave();
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus());
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Choose a day.');
    await user.type(screen.getByLabelText('Date'), '2026-11-22');
    await pressSave();
    await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
    expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Choose a time.');
  });

  it('may be empty if it is optional, but not half empty', async () => {
    const due = <DateTimeField name="due" label="Due" required={false} />;
    const { user, save, pressSave } = open(due, z.object({ due: wallClockSchema() }));
    expect(await save()).toEqual({ due: null });
    await user.type(screen.getByLabelText('Time'), '09:30');
    await pressSave();
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus());
    expect(wallClockParts(null)).toEqual({ date: '', time: '' });
  });
});

it('A form that is reset after saving resets every field', async () => {
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
