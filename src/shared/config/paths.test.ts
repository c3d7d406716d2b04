import { describe, expect, it } from 'vitest';
import { proposalPath } from './paths';
import { socialPicture } from './social-picture';

describe('the address of a proposal', () => {
  it('is below the proposals, but for the one that stands alone', () => {
    expect(proposalPath('lakeside-trust')).toBe('/proposals/lakeside-trust');
    expect(proposalPath('standalone-proposal')).toBe('/standalone-proposal');
  });
});

describe('the picture of a page in social networks', () => {
  it('is named after its address', () => {
    expect(socialPicture('/')).toBe('/social/home.png');
    expect(socialPicture('/about')).toBe('/social/about.png');
    expect(socialPicture('/services/dev-shop')).toBe('/social/services-dev-shop.png');
  });
});
