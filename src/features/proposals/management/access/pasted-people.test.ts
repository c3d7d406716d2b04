import { expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { parsePeople } from './pasted-people';

it('parsePeople reads addresses with and without names and any separator, each once', () => {
  const pasted = `amara@shelter.example, "Osei, Ben" <ben@shelter.example>; Chen Wu <chen@shelter.example>
dana@shelter.example AMARA@shelter.example`;
  expect(parsePeople(pasted)).toEqual({
    people: [
      { name: 'amara@shelter.example', email: 'amara@shelter.example' },
      { name: 'Osei, Ben', email: 'ben@shelter.example' },
      { name: 'Chen Wu', email: 'chen@shelter.example' },
      { name: 'dana@shelter.example', email: 'dana@shelter.example' },
    ],
    wrong: undefined,
  });
});

it('parsePeople cuts a name, or an address that replaces one, after 120 characters', () => {
  const address = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
  expect(parsePeople(`${'n'.repeat(121)} <amara@shelter.example>, ${address}`).people).toEqual([
    { name: 'n'.repeat(120), email: 'amara@shelter.example' },
    { name: `${'a'.repeat(60)}@${'b'.repeat(59)}`, email: address },
  ]);
});

it('parsePeople returns the first part that is not an address', () => {
  expect(parsePeople('amara@shelter.example, ben at shelter').wrong).toBe('ben');
  expect(parsePeople('  ')).toEqual({ people: [], wrong: undefined });
});

it('parsePeople reads a long text without addresses within 100 ms', covers('ATT-017'), () => {
  const began = performance.now();
  expect(parsePeople('. '.repeat(20_000)).people).toEqual([]);
  expect(performance.now() - began).toBeLessThan(100);
});
