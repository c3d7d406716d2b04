import { describe, expect, it } from 'vitest';
import { siteAddress } from './site-address';

describe('the full address of a page', () => {
  it('of the first page ends with the name of the site', () => {
    expect(siteAddress('/')).toMatch(/^https?:\/\/[^/]+$/);
  });

  it('of any other page ends with its path', () => {
    expect(siteAddress('/services')).toBe(`${siteAddress('/')}/services`);
  });
});
