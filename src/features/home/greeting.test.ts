import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { firstNameOf, greetingAt, greetingFor } from './greeting';

const at = (hour: number) => new Date(2026, 10, 21, hour, 30);

describe('The greeting', () => {
  it.each([5, 8, 11])('is "Good Morning" at %i', covers('WRK-068'), (hour) => {
    expect(greetingAt(at(hour))).toBe('Good Morning');
  });

  it.each([12, 14, 16])('is "Good Afternoon" at %i', covers('WRK-069'), (hour) => {
    expect(greetingAt(at(hour))).toBe('Good Afternoon');
  });

  it.each([17, 23, 0, 4])('is "Good Evening" at %i', covers('WRK-070'), (hour) => {
    expect(greetingAt(at(hour))).toBe('Good Evening');
  });

  it.each([
    ['Amara Osei', 'a@acf.example', 'Amara'],
    ['  Jean-Luc  Roy', 'a@acf.example', 'Jean-Luc'],
    ['', 'ben@acf.example', 'ben'],
    [' ', '', ''],
  ])('calls %j with the address %j by the name %j', covers('WRK-071'), (displayName, email, name) => {
    expect(firstNameOf({ displayName, email })).toBe(name);
  });

  it('has no name if the person has none', () => {
    expect(greetingFor({ displayName: '', email: '' }, at(9))).toBe('Good Morning');
    expect(greetingFor({ displayName: 'Amara', email: '' }, at(9))).toBe('Good Morning, Amara');
  });
});
