import { describe, expect, it } from 'vitest';
import type { Profile } from '@/shared/auth/profile';
import { colleagueOf } from './colleagues';

const person = (displayName: string) => {
  const profile: Partial<Profile> = { displayName, email: 'mia@acf.example' };
  return colleagueOf({ ...(profile as Profile), id: 'mia' });
};

describe('A colleague', () => {
  it.each([
    ['Mia Stone', 'Mia Stone'],
    [' Mia Stone ', 'Mia Stone'],
    ['', 'mia@acf.example'],
    [' ', 'mia@acf.example'],
  ])('with the name %j is shown as %j', (displayName, name) => {
    expect(person(displayName)).toEqual({ uid: 'mia', name, email: 'mia@acf.example' });
  });
});
