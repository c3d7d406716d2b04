import { describe, expect, it } from 'vitest';
import { showsAsName } from './shows-as-name';

describe('a text that stands as a name', () => {
  it('has a visible character', () => {
    expect(showsAsName('Noor')).toBe(true);
    expect(showsAsName('.')).toBe(true);
    expect(showsAsName('')).toBe(false);
    expect(showsAsName(' \u200B\u3164')).toBe(false);
  });

  it('is on one line and turns no direction', () => {
    expect(showsAsName('Noor\nHaddad')).toBe(false);
    expect(showsAsName('Noor\u202Edaddah')).toBe(false);
    expect(showsAsName('Noor\u2067Haddad')).toBe(false);
    expect(showsAsName('نور حداد')).toBe(true);
  });
});
