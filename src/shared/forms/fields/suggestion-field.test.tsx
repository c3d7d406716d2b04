import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { open, said } from './fields.fixture';
import { SuggestionField } from './suggestion-field';
import type { ComboboxOption } from './use-options';

const clients: readonly ComboboxOption[] = [
  { value: 'a', label: 'Harbour Shelter', detail: 'Amara Osei' },
  { value: 'b', label: 'Harbour Choir' },
];
const box = () => screen.getByRole('combobox', { name: 'Client' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('SuggestionField keeps any typed text, and Enter submits it while suggestions are open', async () => {
  const { user, send } = open(<SuggestionField name="client" label="Client" options={clients} />);
  await user.type(box(), 'harbour');
  expect(options()).toEqual(['Harbour ShelterAmara Osei', 'Harbour Choir']);
  expect(said('2 entries')).toBe(true);
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall?.[0]).toEqual({ client: 'harbour' });
  expect(box()).toHaveValue('harbour');
});

it('SuggestionField selects a suggestion with arrow keys and Enter, and closes on Escape', async () => {
  const onTake = vi.fn();
  const { user, save } = open(
    <SuggestionField name="client" label="Client" options={clients} onTake={onTake} />,
  );
  await user.type(box(), 'harb');
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('harb');
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
  expect(box()).toHaveValue('Harbour Choir');
  expect(onTake).toHaveBeenCalledExactlyOnceWith(clients[1]);
  expect(options()).toEqual([]);
  expect(await save()).toEqual({ client: 'Harbour Choir' });
});

it('SuggestionField is a plain field when the search fails', async () => {
  const { user, save } = open(
    <SuggestionField
      name="client"
      label="Client"
      options={async () => Promise.reject(new Error('offline'))}
    />,
    undefined,
    { initial: { client: 'Ark' } },
  );
  await user.type(box(), ' House');
  expect(await save()).toEqual({ client: 'Ark House' });
  expect(options()).toEqual([]);
});
