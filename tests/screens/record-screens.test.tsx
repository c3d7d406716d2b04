import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateContact } from '@/features/contacts/changes';
import { deleteContact } from '@/features/contacts/deletion';
import { contactEntity } from '@/features/contacts/entity';
import { contactList } from '@/features/contacts/queries';
import { type Contact, nameOf } from '@/features/contacts/schema';
import { RecordDetailScreen } from '@/shared/entity/record-detail-screen';
import { defineKind } from '@/shared/entity/record-kind';
import { RecordListScreen } from '@/shared/entity/record-list-screen';
import { recordTexts } from '@/shared/entity/record-texts';
import { cachedCounts } from '@/shared/lists/counts/cached-counts';
import { batchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import { restorePart } from '@/shared/trash/trash';
import type { PersonName } from '@/testing/actors';
import { aContact } from '@/testing/records/contact';
import { renderInRouter } from '@/testing/render-in-router';
import { as } from '../repositories/browsers';
import { beginAnew } from '../repositories/local-backend';
import { storeRecords } from '../repositories/store-records';

const texts = recordTexts({ one: 'contact', many: 'contacts' });
const company = vi.fn(({ company: name }: Contact) => name);

/** Contacts as the default screens show them. */
const kind = defineKind({
  entity: contactEntity,
  list: contactList,
  nameOf,
  changes: {
    remove: deleteContact,
    restore: ({ id }) =>
      save(
        batchChange([restorePart({ collection: contactEntity.collection, recordId: id })], { what: 'Amara' }),
      ),
  },
  texts,
  columns: [
    { label: 'Name', width: 'minmax(8rem, 2fr)', sort: 'lastName' },
    { label: 'Company', width: '8rem', narrow: 'first', cell: company },
    { label: 'Phone', width: '7rem', isExtra: true, cell: ({ phone }) => phone, title: ({ phone }) => phone },
  ],
  filters: [
    {
      name: 'archive',
      label: 'Show',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'all', label: 'All' },
      ],
      clearLabel: texts.clearFilter('Show'),
    },
  ],
  dialog: ({ id, onClose }) => (
    <button type="button" onClick={onClose}>
      Form of {id}
    </button>
  ),
});

const amara = aContact({ id: 'a'.repeat(20) });
const ben = aContact({ id: 'b'.repeat(20), firstName: 'Ben', lastName: 'Roy', company: 'Quartet' });

async function openList(name: PersonName, at = '/dashboard/contacts') {
  const actor = await as(name);
  const user = userEvent.setup();
  renderInRouter(<RecordListScreen kind={kind} actor={actor} />, {
    at,
    path: at,
    beside: [
      { path: '/dashboard/contacts/:contactId', element: <RecordDetailScreen kind={kind} actor={actor} /> },
    ],
  });
  return { actor, user };
}
afterEach(() => {
  act(() => cachedCounts.clear());
  localStorage.clear();
});

const link = (name: string) => screen.findByRole('link', { name });

beforeEach(async () => {
  await beginAnew();
  await storeRecords({
    contacts: [amara, ben, aContact({ id: 'c'.repeat(20), firstName: 'Cem', ownerId: 'theo' })],
  });
});

describe('the default list of records', () => {
  it('has the own records with their columns, and a count', async () => {
    await openList('mia');
    expect(await link('Amara Osei')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Name'),
      'Company',
      'Phone',
    ]);
    expect(screen.getByRole('cell', { name: 'Harbour Shelter' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Cem/ })).toBeNull();
    expect(await screen.findByText('2 contacts')).toBeVisible();
  });

  it('shows an admin all records in the area of admins', async () => {
    await openList('ada', '/admin/dashboard/contacts');
    expect(await screen.findByRole('link', { name: /^Cem/ })).toBeVisible();
  });

  it('lays its columns out, without the extra ones in a narrow list', async () => {
    await openList('mia');
    const frame = (await link('Amara Osei')).closest<HTMLElement>('[data-density]');
    expect(frame?.style.getPropertyValue('--list-columns')).toBe('minmax(8rem, 2fr) 8rem 7rem');
    expect(frame?.style.getPropertyValue('--list-columns-narrow')).toBe('minmax(8rem, 2fr) 8rem');
  });

  it('opens the form of a new record and of a row', async () => {
    const { user } = await openList('mia');
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    await user.click(await screen.findByRole('button', { name: 'Form of new' }));
    const row = within((await link('Amara Osei')).closest('[role=row]') as HTMLElement);
    await user.click(row.getAllByRole('button', { name: 'Edit', hidden: true })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: `Form of ${amara.id}` })).toBeVisible();
  });

  it('renders only the row of the record that changes', async () => {
    const { actor } = await openList('mia');
    await link('Ben Roy');
    await screen.findByText('2 contacts');
    company.mockClear();
    await act(async () => {
      await updateContact(amara, { company: 'Harbour Trust' }, actor.uid).settled;
    });
    expect(await screen.findByRole('cell', { name: 'Harbour Trust' })).toBeVisible();
    const rendered = new Set(company.mock.calls.map(([{ firstName }]) => firstName));
    expect([...rendered]).toEqual(['Amara']);
  });
});

describe('the default detail of a record', () => {
  it('opens from the list, and shows the columns as facts', async () => {
    const { user } = await openList('mia');
    await user.click(await link('Amara Osei'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Amara Osei' })).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Amara Osei', 'Harbour Shelter', '+1 416 555 0100']);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('button', { name: `Form of ${amara.id}` })).toBeVisible();
  });

  it('deletes its record, and leads back to the list', async () => {
    const { user } = await openList('mia');
    await user.click(await link('Amara Osei'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete contact' }));
    expect(question.getByText(/restore it from the trash/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await link('Ben Roy')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Amara Osei' })).toBeNull());
  });
});
