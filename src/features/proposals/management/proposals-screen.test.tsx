import { expect, it } from 'vitest';
import { addressOf } from './proposals-screen';

it.each([
  ['standalone-proposal', '/standalone-proposal'],
  ['proposals', '/proposals'],
  ['river-house', '/proposals/river-house'],
])('the page %s stands at %s for whoever gets its link [WRK-573]', (slug, path) => {
  expect(addressOf(slug)).toBe(window.location.origin + path);
});
