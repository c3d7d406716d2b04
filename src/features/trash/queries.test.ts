import { describe, expect, it } from 'vitest';
import { ada, mia } from '@/testing/actors';
import { ownerFilterFor, trashListOf } from './queries';

const list = trashListOf(new Map([['notes', 'Note']]));
const viewAt = (address: string, actor = ada) =>
  list.viewOf({ ...list.read(new URLSearchParams(address)), owner: ownerFilterFor(actor) });
const pageAt = (address: string, actor = ada) => {
  const { where, orderBy, limit, after } = list.page(viewAt(address, actor), 25).query;
  return { where, orderBy, limit, ...(after !== undefined && { after }) };
};

describe('The query of the trash', () => {
  const latestFirst = { orderBy: [['deletedAt', 'desc']], limit: 25 };

  it('selects all entries for an admin, and their own for others', () => {
    expect(pageAt('')).toEqual({ where: [['with', '==', '']], ...latestFirst });
    expect(pageAt('', mia)).toEqual({
      where: [
        ['keepers', 'array-contains', 'mia'],
        ['with', '==', ''],
      ],
      ...latestFirst,
    });
  });

  it('selects a kind that the person can find', () => {
    expect(pageAt('kind=notes&page=2&after=x')).toEqual({
      where: [
        ['with', '==', ''],
        ['collection', '==', 'notes'],
      ],
      ...latestFirst,
      after: 'x',
    });
    expect(pageAt('kind=bundleRequests')).toEqual(pageAt(''));
  });

  it('ignores search, order and owner in the address', () => {
    expect(pageAt('q=osei&sort=title&dir=asc&owner=mia')).toEqual(pageAt(''));
  });
});

describe('An entry of the trash belongs to a view', () => {
  const entry = {
    collection: 'notes',
    recordId: 'one',
    record: {},
    title: '',
    keepers: ['mia'],
    deletedBy: 'theo',
    deletedAt: null,
    with: '',
  };

  it.each([
    ['of an admin', viewAt(''), {}, true],
    ['of its keeper', viewAt('', mia), {}, true],
    ['not of another person', viewAt('', mia), { keepers: ['theo'] }, false],
    ['not if it was deleted along with another', viewAt(''), { with: 'contacts-one' }, false],
    ['of its kind', viewAt('kind=notes'), {}, true],
    ['not of another kind', viewAt('kind=notes'), { collection: 'events' }, false],
  ] as const)('%s', (_, view, changes, isIn) => {
    expect(list.belongsTo(view)({ ...entry, ...changes })).toBe(isIn);
  });
});
