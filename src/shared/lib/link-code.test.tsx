import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdLinkCode, isGateAddress, takeLinkFragment } from './link-code';

const before = location.href;
const visit = (address: string) => history.replaceState({ step: 1 }, '', address);

beforeEach(() => {
  takeLinkFragment();
});
afterEach(() => {
  takeLinkFragment();
  history.replaceState(null, '', before);
});

describe('A code in the link to a proposal', () => {
  it('is removed from the address at once and returned only once', () => {
    visit('/proposals/maple?from=mail#code=1234');
    holdLinkCode();
    expect(location.pathname + location.search + location.hash).toBe('/proposals/maple?from=mail');
    expect(history.state).toEqual({ step: 1 });
    expect(takeLinkFragment()).toBe('#code=1234');
    expect(takeLinkFragment()).toBe('');
  });

  it('is empty in a link without a fragment', () => {
    visit('/proposals/maple');
    holdLinkCode();
    expect(takeLinkFragment()).toBe('');
  });

  it('leaves the fragments of other pages in the address', () => {
    visit('/services#strategy');
    holdLinkCode();
    expect(location.hash).toBe('#strategy');
    expect(takeLinkFragment()).toBe('');
  });

  it.each([
    ['/proposals', true],
    ['/proposals/maple', true],
    ['/standalone-proposals/maple', true],
    ['/', false],
    ['/services', false],
    ['/dashboard/proposals', false],
  ])('is searched for at %s: %s', (path, isGate) => {
    expect(isGateAddress(path)).toBe(isGate);
  });
});
