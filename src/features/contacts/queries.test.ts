import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { contactList } from './queries';
import { type Contact, contactSchema } from './schema';

const viewAt = (address: string) => contactList.viewOf(contactList.read(new URLSearchParams(address)));

/** Returns the query of the list at a URL, for pages of 7 out of 30 rows. */
function pageAt(address: string) {
  const { query, size } = contactList.page(viewAt(address), 7, 30);
  const { where, orderBy, limit, after, before } = query;
  return { where, orderBy, limit, size, ...(after && { after }), ...(before !== undefined && { before }) };
}

const byName = [['sort.asc.lastName', 'asc']];

describe('The query of the list of contacts', () => {
  it.each([
    ['', [['archived', '==', false]]],
    ['show=archived', [['archived', '==', true]]],
    // Filter by both values, so that one index serves every choice.
    ['show=all', [['archived', 'in', [false, true]]]],
    [
      'status=Won',
      [
        ['status', '==', 'Won'],
        ['archived', '==', false],
      ],
    ],
    [
      'status=New',
      [
        ['status', 'in', ['New', 'new']],
        ['archived', '==', false],
      ],
    ],
    [
      'owner=mia',
      [
        ['archived', '==', false],
        ['ownerId', '==', 'mia'],
      ],
    ],
    // During a search, the browser filters by status.
    [
      'q=Osei&status=Won&owner=mia',
      [
        ['archived', '==', false],
        ['ownerId', '==', 'mia'],
        ['search.grams', 'array-contains', 'osei'],
      ],
    ],
    [
      'q=%2B1+(416)',
      [
        ['archived', '==', false],
        ['search.grams', 'array-contains', '1416'],
      ],
    ],
  ] as const)('at %j has the conditions %j', (address, where) => {
    expect(pageAt(address).where).toEqual(where);
  });

  it.each([
    ['', byName],
    ['dir=desc', [['sort.desc.lastName', 'desc']]],
    ['sort=firstName', [['sort.asc.firstName', 'asc']]],
    ['sort=email&dir=desc', [['sort.desc.email', 'desc']]],
    ['sort=phone', [['sort.asc.phone', 'asc']]],
    ['sort=company&dir=desc', [['sort.desc.company', 'desc']]],
    // Both directions use the same sort key, so that one index serves them.
    ['sort=status', [['sort.asc.status', 'asc']]],
    ['sort=status&dir=desc', [['sort.asc.status', 'desc']]],
    // Search results can be sorted by last name only.
    ['q=osei&sort=email&dir=desc', byName],
    ['q=osei&dir=desc', [['sort.asc.lastName', 'desc']]],
  ] as const)('at %j has the order %j', covers('WRK-128', 'WRK-129'), (address, order) => {
    expect(pageAt(address).orderBy).toEqual(order);
  });

  it.each([
    ['', { limit: 7, size: 7 }],
    ['page=2&after=["a"]', { limit: 7, size: 7, after: '["a"]' }],
    ['page=2&before=["a"]', { limit: 7, size: 7, before: '["a"]' }],
    // The last page has the remainder of 30 rows.
    ['page=5&before=end', { limit: 2, size: 7, before: '' }],
    ['q=osei', { limit: 7, size: 7 }],
    // The browser checks the second word or the status.
    ['q=amara+osei', { limit: 40, size: 40 }],
    ['q=osei&status=Won', { limit: 40, size: 40 }],
  ])('at %j requests the rows %j', (address, rows) => {
    const { where, orderBy, ...page } = pageAt(address);
    expect([where, orderBy, page]).toEqual([expect.anything(), expect.anything(), rows]);
  });
});

describe('A contact belongs to a view', () => {
  const contact: Contact = {
    ...contactSchema.parse({}),
    status: 'new',
    ownerId: 'mia',
    search: { text: 'amara osei|amarashelterexample' },
  };

  it.each([
    ['', true],
    ['status=New', true],
    ['status=Won', false],
    ['show=all', true],
    ['show=archived', false],
    ['owner=mia', true],
    ['owner=theo', false],
    ['q=osei', true],
    ['q=okafor', false],
  ])('at the address %j: %j', covers('WRK-123'), (address, isIn) => {
    expect(contactList.belongsTo(viewAt(address))(contact)).toBe(isIn);
  });

  it.each([
    [{}, true],
    [{ status: 'Won', archived: true }, true],
    [{ status: 'Lost' }, false],
    [{ archived: false }, false],
    [{ ownerId: 'theo' }, false],
    [{ search: { text: 'okafor' } }, false],
  ])('after the partial change %j: %j', (fields: Partial<Contact>, isIn) => {
    const view = viewAt('q=osei&status=Won&show=archived&owner=mia');
    expect(contactList.belongsTo(view, true)(fields as Contact)).toBe(isIn);
  });
});
