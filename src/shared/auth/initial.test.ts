import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { initialOf } from './initial';

const initial = (displayName: string, email = 'mia@acf.example') => initialOf({ displayName, email });

describe('The initial of a person without a photo', covers('PUB-088'), () => {
  it('is the first letter of the name, in upper case', () => {
    expect(initial('noor Haddad')).toBe('N');
    expect(initial('  élodie')).toBe('É');
  });

  it('is the first letter of the address for a person without a name', () => {
    expect(initial('')).toBe('M');
    expect(initial('   ')).toBe('M');
  });

  it('is a whole character, and empty without name and address', () => {
    expect(initial('😀 Mia')).toBe('😀');
    expect(initial('', '')).toBe('');
  });
});
