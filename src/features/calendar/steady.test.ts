import { expect, it } from 'vitest';
import { anEvent } from '@/testing/records/event';
import { steadyEvents, steadyList } from './steady';

it('steadyEvents keeps the object of an unchanged event and replaces a changed one', () => {
  const steady = steadyEvents();
  const [first] = steady([anEvent({ exceptions: ['2026-12-24'] })]);
  const [again] = steady([
    anEvent({ exceptions: ['2026-12-24'], updatedAt: new Date('2026-11-24T00:00:00Z') }),
  ]);
  expect(again).toBe(first);
  const [renamed] = steady([anEvent({ exceptions: ['2026-12-24'], title: 'Farewell' })]);
  expect(renamed?.title).toBe('Farewell');
  const [moved] = steady([anEvent({ title: 'Farewell', start: new Date('2026-11-23T14:30:00Z') })]);
  expect(moved?.start).toEqual(new Date('2026-11-23T14:30:00Z'));
  expect(moved?.exceptions).toEqual([]);
});

it('steadyList keeps the list while its members and their order stay the same', () => {
  const steady = steadyList<object>();
  const [one, two] = [{}, {}];
  const first = steady([one, two]);
  expect(steady([one, two])).toBe(first);
  const [other, same] = steady([two, one]);
  expect(other).toBe(two);
  expect(same).toBe(one);
  expect(steady([two, {}])[1]).not.toBe(one);
  expect(steady([one])).toHaveLength(1);
});
