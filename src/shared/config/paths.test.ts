import { describe, expect, it } from 'vitest';
import { proposalPath } from './paths';
import { socialPicture } from './social-picture';

describe('proposalPath', () => {
  it('returns a path under /proposals, except for the standalone proposal', () => {
    expect(proposalPath('lakeside-trust')).toBe('/proposals/lakeside-trust');
    expect(proposalPath('standalone-proposal')).toBe('/standalone-proposal');
  });
});

describe('socialPicture', () => {
  it('returns a file named after the address of the page', () => {
    expect(socialPicture('/')).toBe('/social/home.png');
    expect(socialPicture('/about')).toBe('/social/about.png');
    expect(socialPicture('/services/dev-shop')).toBe('/social/services-dev-shop.png');
  });
});
