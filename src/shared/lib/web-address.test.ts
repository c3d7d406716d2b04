import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address';

describe('webAddress', () => {
  it('adds a scheme if there is none', () => {
    expect(webAddress('example.org')).toBe('https://example.org/');
    expect(webAddress('example.org:8080/a')).toBe('https://example.org:8080/a');
  });

  it('keeps a given scheme', () => {
    expect(webAddress('http://example.org/a?b=c')).toBe('http://example.org/a?b=c');
    expect(webAddress('HTTPS://Example.org')).toBe('https://example.org/');
  });

  it('returns undefined for other texts and schemes', () => {
    expect(webAddress('two words')).toBeUndefined();
    expect(webAddress('')).toBeUndefined();
    expect(webAddress('javascript:alert(1)')).toBeUndefined();
  });
});
