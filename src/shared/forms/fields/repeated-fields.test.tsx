import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FormOutcome } from '../outcome';
import { Field } from './field';
import { FieldGroup } from './field-group';
import { RepeatedFields } from './repeated-fields';
import { open, said } from './fields.fixture';

describe('FieldGroup', () => {
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

  it('handles values, errors of schema and server, and the focus of its fields', async () => {
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

describe('RepeatedFields', () => {
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

  it('adds an item with the focus in it, up to the maximum', async () => {
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

  it('removes an item and focuses the next item, the previous one, or the add button', async () => {
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

  it('moves an item with its typed values, and keeps the focus on the button', async () => {
    const { user, save } = open(emails, z.any(), { initial: two });
    await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'x');
    await user.click(press('Move down Email address 1'));
    expect(said('Moved to place 2 of 2')).toBe(true);
    expect(addresses()).toEqual(['b@x.example', 'a@x.examplex']);
    // At the end of the list, the pressed button is disabled, so the one for the other direction gets the
    // focus.
    expect(press('Move up Email address 2')).toHaveFocus();
    expect(await save()).toEqual({ emails: [{ value: 'b@x.example' }, { value: 'a@x.examplex' }] });
  });

  it('shows errors at the item or the list, and focuses the first', async () => {
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

  it('disables adding, removing and moving while the form is locked', async () => {
    let arrive: (outcome: FormOutcome) => void = () => {};
    const { pressSave } = open(emails, z.any(), {
      initial: two,
      outcome: new Promise((resolve) => (arrive = resolve)),
      compact: true,
    });
    const buttons = () => [
      press('Move down Email address 1'),
      press('Move up Email address 2'),
      ...['Email address 1', 'Email address 2'].map((part) => press(`Remove ${part}`)),
      press('Add an address'),
    ];
    for (const button of buttons()) expect(button).toBeEnabled();
    await pressSave();
    for (const button of buttons()) expect(button).toBeDisabled();
    await act(async () => arrive({ tone: 'success', keepValues: true }));
    for (const button of buttons()) expect(button).toBeEnabled();
  });

  it('does not move a server error to another item', async () => {
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
