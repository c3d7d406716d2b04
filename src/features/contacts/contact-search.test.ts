import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { derivedContactFields, foldSearch } from './contact-search';
import type { ContactSort } from './schema';

const amara = {
  firstName: 'Amara',
  lastName: 'Osei',
  email: 'Amara.Osei@harbour.example',
  phone: '+1 (416) 555-0142',
  company: 'Harbour Shelter',
  status: 'New',
  createdAt: new Date('2026-11-02T14:05:00Z'),
};
type Person = Partial<typeof amara>;

/** Returns the first names, sorted by a column. */
function inOrder(people: readonly Person[], sort: ContactSort, direction: 'asc' | 'desc'): unknown[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyOf = (person: Person) => derivedContactFields(person).sort[direction][sort];
  return people
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -sign : sign))
    .map(({ firstName }) => firstName);
}

describe('The search text of a contact', () => {
  it.each([
    ['its name', 'ara os'],
    ['its name, without an accent', 'ÁMARA'],
    ['its address', 'osei@harb'],
    ['its phone number, however it is typed', '416 555-01'],
    ['its company', 'our shel'],
  ])('contains any part of %s', covers('WRK-123', 'WRK-124'), (_, typed) => {
    const { search } = derivedContactFields(amara);
    expect(search.text).toContain(foldSearch(typed));
  });

  it("keeps every field findable within the rules' limits when the name is long", () => {
    const long = (start: number) =>
      Array.from({ length: 200 }, (_each, index) => String.fromCodePoint(start + (index % 40))).join('');
    const { search, sort } = derivedContactFields({
      firstName: long(0x430),
      lastName: long(0x5d0),
      email: `${'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(6)}@harbour.example`,
      phone: '4165550142'.repeat(4),
      company: long(0x4e00),
    });
    expect(search.text.length).toBeLessThanOrEqual(200);
    expect(search.grams.length).toBeLessThanOrEqual(400);
    expect(search.text).toMatch(/\|abcdefghij/);
    const keys = [...Object.values(sort.asc), ...Object.values(sort.desc)];
    expect(keys.join('|').length).toBeLessThanOrEqual(4_000);
  });
});

describe('The order of contacts', () => {
  it('ignores case and accents', covers('WRK-Q38'), () => {
    const people = ['étienne', 'Zoé', 'ann', 'Ann Marie', 'Bo'].map((firstName) => ({ firstName }));
    expect(inOrder(people, 'firstName', 'asc')).toEqual(['ann', 'Ann Marie', 'Bo', 'étienne', 'Zoé']);
  });

  it('puts contacts without a value last in both directions', covers('WRK-Q38'), () => {
    const people = [
      { firstName: 'none', company: '' },
      { firstName: 'first', company: 'Arts' },
      { firstName: 'last', company: 'Zoo' },
    ];
    expect(inOrder(people, 'company', 'asc')).toEqual(['first', 'last', 'none']);
    expect(inOrder(people, 'company', 'desc')).toEqual(['last', 'first', 'none']);
  });

  it('breaks ties by first name, then by newest', covers('WRK-Q38'), () => {
    const at = (year: number) => new Date(Date.UTC(year, 0, 1));
    const people = [
      { firstName: 'Bo', lastName: 'Lee', createdAt: at(2020) },
      { firstName: 'Al', lastName: 'Lee', createdAt: at(2020) },
      { firstName: 'AL', lastName: 'Lee', createdAt: at(2026) },
    ];
    expect(inOrder(people, 'lastName', 'asc')).toEqual(['AL', 'Al', 'Bo']);
  });

  it('follows the usual order of statuses', () => {
    const people = ['Lost', 'new', 'Won', 'Contacted', 'Dormant'].map((status) => ({
      firstName: status,
      status,
    }));
    expect(inOrder(people, 'status', 'asc')).toEqual(['new', 'Contacted', 'Won', 'Lost', 'Dormant']);
  });
});

describe('The name of a contact', () => {
  it('is its first and last name, or the stored name of an older contact', covers('WRK-144'), () => {
    expect(derivedContactFields(amara).name).toBe('Amara Osei');
    expect(derivedContactFields({ firstName: 'Amara' }).name).toBe('Amara');
    expect(derivedContactFields({ name: 'Amara Osei' }).name).toBe('Amara Osei');
  });
});
