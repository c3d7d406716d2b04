import { describe, expect, it } from 'vitest';
import { showsAsName } from './shows-as-name';

describe('showsAsName', () => {
  it('requires a visible character', () => {
    expect(showsAsName('Noor')).toBe(true);
    expect(showsAsName('.')).toBe(true);
    expect(showsAsName('')).toBe(false);
    expect(showsAsName(' \u200B\u3164')).toBe(false);
  });

  it('rejects line breaks and characters that change the direction', () => {
    expect(showsAsName('Noor\nHaddad')).toBe(false);
    expect(showsAsName('Noor\u202Edaddah')).toBe(false);
    expect(showsAsName('Noor\u2067Haddad')).toBe(false);
    expect(showsAsName('نور حداد')).toBe(true);
  });
});
