/** The redirects for a signed-out visitor: requirement row, address and final address. */
export const entrances: readonly (readonly [row: string, address: string, end: string])[] = [
  ['PUB-041', '/data-integration', '/acf-bridge'],
  ['PUB-042', '/fundraising', '/services/fundraising'],
  ['PUB-053', '/no-such-page', '/'],
  ['PUB-237', '/account', '/login'],
];
