import type { ReactNode } from 'react';
import { CheckboxField } from '@/shared/forms/fields/checkbox-field';
import { ComboboxField } from '@/shared/forms/fields/combobox-field';
import { DateField, DateTimeField, TimeField } from '@/shared/forms/fields/date-time/date-time-field';
import { Field } from '@/shared/forms/fields/field';
import { FileField } from '@/shared/forms/fields/file-field';
import { RepeatedFields } from '@/shared/forms/fields/repeated-fields';
import { SelectField } from '@/shared/forms/fields/select-field';
import { SuggestionField } from '@/shared/forms/fields/suggestion-field';
import { TagsField } from '@/shared/forms/fields/tags-field';
import { FieldScopeContext, FormContext } from '@/shared/forms/form-context';
import { Stack } from '@/shared/ui/layout/stack';
import { Entry, State } from '../entry';

interface Example {
  readonly name: string;
  readonly text: string;
  readonly from: string;
  readonly field: ReactNode;
  /** The field key of a message, if it is not `value`. */
  readonly key?: string;
  readonly filled: unknown;
}

const options = [
  { value: 'food', label: 'Food bank' },
  { value: 'shelter', label: 'Shelter' },
];

const examples: readonly Example[] = [
  {
    name: 'Field',
    text: 'Takes one line of text, or several with multiline.',
    from: 'forms/fields/field',
    field: <Field name="value" label="Title" hint="What the note is about." />,
    filled: 'Call Priya about the gala',
  },
  {
    name: 'SelectField',
    text: 'Takes one of a few known values.',
    from: 'forms/fields/select-field',
    field: <SelectField name="value" label="Kind" placeholder="Choose a kind" options={options} />,
    filled: 'shelter',
  },
  {
    name: 'ComboboxField',
    text: 'Takes one of many known values, found by typing.',
    from: 'forms/fields/combobox-field',
    field: <ComboboxField name="value" label="Contact" options={options} />,
    filled: 'food',
  },
  {
    name: 'SuggestionField',
    text: 'Takes any text and suggests known ones.',
    from: 'forms/fields/suggestion-field',
    field: <SuggestionField name="value" label="Organization" options={options} />,
    filled: 'Food bank of the north',
  },
  {
    name: 'TagsField',
    text: 'Takes several short texts.',
    from: 'forms/fields/tags-field',
    field: <TagsField name="value" label="Tags" required={false} />,
    filled: ['arts', 'gala'],
  },
  {
    name: 'CheckboxField',
    text: 'Takes a yes or a no.',
    from: 'forms/fields/checkbox-field',
    field: <CheckboxField name="value" label="Share with the team" hint="They can read it at once." />,
    filled: true,
  },
  {
    name: 'DateField',
    text: 'Takes a day.',
    from: 'forms/fields/date-time-field',
    field: <DateField name="value" label="Due" />,
    filled: '2026-12-01',
  },
  {
    name: 'TimeField',
    text: 'Takes a time of day.',
    from: 'forms/fields/date-time-field',
    field: <TimeField name="value" label="Begins" />,
    filled: '09:30',
  },
  {
    name: 'DateTimeField',
    text: 'Takes a day and a time of it.',
    from: 'forms/fields/date-time-field',
    field: <DateTimeField name="value" label="Start" />,
    key: 'value.date',
    filled: { date: '2026-12-01', time: '09:30' },
  },
  {
    name: 'FileField',
    text: 'Takes a file of some kinds and a size.',
    from: 'forms/fields/file-field',
    field: (
      <FileField
        name="value"
        label="Business card"
        accept={['image/*']}
        maxBytes={1_000_000}
        required={false}
      />
    ),
    filled: undefined,
  },
  {
    name: 'RepeatedFields',
    text: 'Takes as many parts as a person adds.',
    from: 'forms/fields/repeated-fields',
    field: (
      <RepeatedFields
        name="value"
        legend="Email addresses"
        itemName={(place) => `Email address ${place}`}
        addLabel="Add email address"
        ordered
      >
        <Field name="address" label="Address" type="email" />
      </RepeatedFields>
    ),
    key: 'value.0.address',
    filled: [{ address: 'amara@foodbank.example' }, { address: 'office@foodbank.example' }],
  },
];

interface FixedFormProps {
  readonly id: string;
  readonly value?: unknown;
  /** Messages by field key. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/** Renders a fake `Form` with a fixed state. */
const FixedForm = ({ id, value, errors = {}, isLocked = false, children }: FixedFormProps) => (
  <FormContext value={{ idPrefix: id, errors, saving: isLocked, locked: isLocked, resets: 0 }}>
    <FieldScopeContext value={{ prefix: '', initial: { value } }}>{children}</FieldScopeContext>
  </FormContext>
);

const message = 'This does not fit. Change it and try again.';

/** Renders every kind of field in every state. */
export const FieldsRoom = () =>
  examples.map(({ name, text, from, field, key = 'value', filled }) => (
    <Entry key={name} name={name} text={text} from={from}>
      <State name="empty">
        <FixedForm id={`${name}-empty`}>{field}</FixedForm>
      </State>
      {filled !== undefined && (
        <State name="filled">
          <FixedForm id={`${name}-filled`} value={filled}>
            {field}
          </FixedForm>
        </State>
      )}
      <State name="wrong">
        <FixedForm id={`${name}-wrong`} value={filled} errors={{ [key]: [message] }}>
          {field}
        </FixedForm>
      </State>
      <State name="off">
        <FixedForm id={`${name}-off`} value={filled} isLocked>
          {field}
        </FixedForm>
      </State>
      {name === 'Field' && (
        <State name="read-only, several lines, optional">
          <FixedForm id="Field-more" value="mia@acf.example">
            <Stack gap={4}>
              <Field name="value" label="Email" readOnly hint="An administrator changes it." />
              <Field name="note" label="Note" multiline rows={3} required={false} />
            </Stack>
          </FixedForm>
        </State>
      )}
    </Entry>
  ));
