import { expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { peopleIn } from './pasted-people';

it('peopleIn reads addresses with and without names and any separator, each once', () => {
  const pasted = `amara@shelter.example, "Osei, Ben" <ben@shelter.example>; Chen Wu <chen@shelter.example>
dana@shelter.example AMARA@shelter.example`;
  expect(peopleIn(pasted)).toEqual({
    people: [
      { name: 'amara@shelter.example', email: 'amara@shelter.example' },
      { name: 'Osei, Ben', email: 'ben@shelter.example' },
      { name: 'Chen Wu', email: 'chen@shelter.example' },
      { name: 'dana@shelter.example', email: 'dana@shelter.example' },
    ],
    wrong: undefined,
  });
});

it('peopleIn cuts a name, or an address that replaces one, after 120 characters', () => {
  const address = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
  expect(peopleIn(`${'n'.repeat(121)} <amara@shelter.example>, ${address}`).people).toEqual([
    { name: 'n'.repeat(120), email: 'amara@shelter.example' },
    { name: `${'a'.repeat(60)}@${'b'.repeat(59)}`, email: address },
  ]);
});

it('peopleIn returns the first part that is not an address', () => {
  expect(peopleIn('amara@shelter.example, ben at shelter').wrong).toBe('ben');
  expect(peopleIn('  ')).toEqual({ people: [], wrong: undefined });
});

it('peopleIn reads a long text without addresses within 100 ms', covers('ATT-017'), () => {
  const began = performance.now();
  expect(peopleIn('. '.repeat(20_000)).people).toEqual([]);
  expect(performance.now() - began).toBeLessThan(100);
});
