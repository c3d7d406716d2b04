import { expect, it } from 'vitest';
import { aClientProposal } from '@/testing/records/proposal-content';
import { proposalDocument } from './download';

const offer = aClientProposal().packages.start;
const content = aClientProposal({
  packages: {
    ...aClientProposal().packages,
    start: { ...offer, prices: [{ scope: 'A map', amount: 4_500, tax: 13 }] },
  },
});
const parts = {
  content,
  chosen: 'start',
  contact: {},
  expiresAt: null,
  today: new Date(2026, 10, 24),
} as const;

it('proposalDocument marks the chosen package and shows its price', () => {
  const file = proposalDocument(parts);
  expect(file).toContain('<article class="chosen"><div><h3>Start (your choice)</h3>');
  expect(file.match(/class="chosen"/g)).toHaveLength(1);
  expect(file).toContain('$5,085.00 CAD');
  expect(file).toContain('<p>Start: $4,500.00 + $585.00 tax = $5,085.00 CAD</p>');
  expect(file.match(/<table>/g)).toHaveLength(1);
});

it('proposalDocument shows an end of validity only if access ends', () => {
  expect(proposalDocument(parts)).not.toContain('Valid until');
  expect(proposalDocument({ ...parts, expiresAt: new Date(2026, 11, 31) })).toContain(
    'Valid until 31 December 2026',
  );
});

it('proposalDocument links an email address only if there is one', () => {
  expect(proposalDocument(parts)).not.toContain('mailto:');
  expect(proposalDocument({ ...parts, contact: { email: 'amara@acf.example' } })).toContain(
    '<a href="mailto:amara@acf.example">amara@acf.example</a>',
  );
});

it('proposalDocument embeds fonts only if they are given', () => {
  expect(proposalDocument(parts)).not.toContain('@font-face');
  const fonts = { display: 'data:font/woff2;base64,AA', text: 'data:font/woff2;base64,BB' };
  expect(proposalDocument({ ...parts, fonts }).match(/@font-face/g)).toHaveLength(2);
});
