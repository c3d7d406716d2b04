import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CheckboxField } from './checkbox-field';
import { ComboboxField } from './combobox-field';
import { DateField, DateTimeField } from './date-time/date-time-field';
import { Field } from './field';
import { FieldGroup } from './field-group';
import { FileField } from './file-field';
import { Form } from '../form';
import { RepeatedFields } from './repeated-fields';
import { SelectField } from './select-field';
import { SubmitButton } from '../submit-button';
import { TagsField } from './tags-field';
import { wallClockSchema } from './date-time/wall-clock';

const needed = z.string().min(1, 'Fill this in.');
const schema = z.object({
  title: needed,
  category: needed,
  contactId: needed,
  tags: z.array(z.string()).max(1, 'Keep one tag.'),
  shared: z.literal(true, 'Tick this.'),
  due: needed,
  start: wallClockSchema('Choose a day.'),
  emails: z.array(z.object({ value: z.email('Enter an address.') })).max(0, 'None is taken.'),
  address: z.object({ city: needed }),
});

/** Returns the violations that axe finds. Leaves out colours, which need a page with layout. */
const faults = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

it('Every kind of field passes axe at first, when refused, and when open', async () => {
  render(
    <main>
      <h1>Fields</h1>
      <Form
        schema={schema}
        onSubmit={async () => ({ tone: 'success' })}
        label="Sample"
        initial={{ tags: ['arts', 'gala'], emails: [{ value: '' }] }}
      >
        <Field name="title" label="Title" hint="What it is about." />
        <SelectField name="category" label="Category" placeholder="Choose one" options={[]} />
        <ComboboxField
          name="contactId"
          label="Contact"
          options={[{ value: 'a', label: 'Amara Osei' }]}
          onCreate={(label) => ({ value: label, label })}
        />
        <TagsField name="tags" label="Tags" />
        <CheckboxField name="shared" label="Share" />
        <DateField name="due" label="Due" />
        <DateTimeField name="start" label="Start" />
        <FileField name="card" label="Card" accept={['image/*']} maxBytes={10} required={false} />
        <RepeatedFields
          name="emails"
          legend="Email addresses"
          itemName={(place) => `Email address ${place}`}
          addLabel="Add an address"
          ordered
        >
          <Field name="value" label="Address" />
        </RepeatedFields>
        <FieldGroup name="address" legend="Address">
          <Field name="city" label="City" />
        </FieldGroup>
        <SubmitButton savingLabel="Saving…">Save</SubmitButton>
      </Form>
    </main>,
  );
  const user = userEvent.setup();
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(8);
  expect(await faults()).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: 'Contact' }), 'a');
  expect(screen.getByRole('option', { name: 'Create “a”' })).toBeVisible();
  expect(await faults()).toEqual([]);
});
