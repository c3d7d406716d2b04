import { expect, it } from 'vitest';
import { anEvent } from '@/testing/records/event';
import { reuseUnchanged, reuseList } from './reuse-unchanged';

it('reuseUnchanged keeps the object of an unchanged event and replaces a changed one', () => {
  const reuse = reuseUnchanged();
  const [first] = reuse([anEvent({ exceptions: ['2026-12-24'] })]);
  const [again] = reuse([
    anEvent({ exceptions: ['2026-12-24'], updatedAt: new Date('2026-11-24T00:00:00Z') }),
  ]);
  expect(again).toBe(first);
  const [renamed] = reuse([anEvent({ exceptions: ['2026-12-24'], title: 'Farewell' })]);
  expect(renamed?.title).toBe('Farewell');
  const [moved] = reuse([anEvent({ title: 'Farewell', start: new Date('2026-11-23T14:30:00Z') })]);
  expect(moved?.start).toEqual(new Date('2026-11-23T14:30:00Z'));
  expect(moved?.exceptions).toEqual([]);
});

it('reuseList keeps the list while its members and their order stay the same', () => {
  const reuse = reuseList<object>();
  const [one, two] = [{}, {}];
  const first = reuse([one, two]);
  expect(reuse([one, two])).toBe(first);
  const [other, same] = reuse([two, one]);
  expect(other).toBe(two);
  expect(same).toBe(one);
  expect(reuse([two, {}])[1]).not.toBe(one);
  expect(reuse([one])).toHaveLength(1);
});
