import { describe, expect, it } from 'vitest';
import { siteAddress } from './site-address';

describe('The full address of a page', () => {
  it('is that of the site for the home page', () => {
    expect(siteAddress('/')).toMatch(/^https?:\/\/[^/]+$/);
  });

  it('ends with the path of any other page', () => {
    expect(siteAddress('/services')).toBe(`${siteAddress('/')}/services`);
  });
});
