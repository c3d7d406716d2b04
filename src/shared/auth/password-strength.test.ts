import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

describe('The strength of a new password', () => {
  it.each([
    ['', 'too-short'],
    ['kq7fz', 'too-short'],
    ['kq7fzp', 'weak'],
    ['kq7fzpw', 'weak'],
    ['kq7fzpwt', 'fair'],
    ['kq7fzpwtnbv', 'fair'],
    ['kq7fzpwtnbvx', 'strong'],
    ['ledger choir kettle', 'strong'],
  ])('depends on its length, so that %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it.each([
    'password12345',
    'Passwort!2345',
    'qwertyuiop12',
    '123456789012',
    '984312983745',
    'aaaaaaaaaaaaaa',
    'ababababababab',
  ])('is weak for %j, despite its length', (password) => expect(passwordStrength(password)).toBe('weak'));

  it("is weak if the password contains the person's own address", () => {
    expect(passwordStrength('Tremblay forever!', 'tremblay@acf.example')).toBe('weak');
    expect(passwordStrength('Tremblay forever!', 'mia@acf.example')).toBe('strong');
    // An email name of two letters occurs in many words.
    expect(passwordStrength('Tremblay forever!', 're@acf.example')).toBe('strong');
  });
});
