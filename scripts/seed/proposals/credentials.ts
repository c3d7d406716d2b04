import type { Credentials } from '@/features/proposals/sealing/credentials';
import type { ProposalDraft } from '@/features/proposals/schema';
import { indexSlug } from '@/features/proposals/slug';
import type { seedPages } from './pages';

/**
 * The person who opens a page of the demonstration, and how the page compares entries. The codes have 65
 * bits, like generated ones.
 */
interface SeedAccess extends Credentials, Pick<ProposalDraft, 'matching'> {
  readonly recipient: string;
}

export const cancerSociety = { code: 'Q7RM-2KXV8-HD4T', email: 'partnerships@cancer-society.example' };

/**
 * The credentials of the demonstration. `npm run dev` prints them; no bundle or public file contains them.
 */
export const seedAccess: Readonly<Record<keyof typeof seedPages | typeof indexSlug, SeedAccess>> = {
  'canadian-cancer-society': {
    code: 'W3NB-9ETK5-Y2CP',
    email: 'partnerships@cancer-society.example',
    matching: 'normalised',
    recipient: 'seedRecipient0000001',
  },
  'tipping-point': {
    code: '5HJX-D8PW2-RM6V',
    email: 'community@tipping-point.example',
    matching: 'normalised',
    recipient: 'seedRecipient0000002',
  },
  // One pair of name and code opens both decks (PRO-281).
  'canadian-cancer-society-presentation': {
    ...cancerSociety,
    matching: 'normalised',
    recipient: 'seedRecipient0000003',
  },
  'canadian-cancer-society-presentation-v2': {
    ...cancerSociety,
    matching: 'normalised',
    recipient: 'seedRecipient0000004',
  },
  'tipping-point-presentation': {
    code: 'K9TZ-4VWF7-N3QA',
    email: 'grantees@tipping-point.example',
    matching: 'normalised',
    recipient: 'seedRecipient0000005',
  },
  // The only page with exact matching, case included (PRO-290).
  'tipping-point-presentation-2': {
    code: 'Bridge-the-Gap-27',
    email: 'Community@Tipping-Point.example',
    matching: 'exact',
    recipient: 'seedRecipient0000006',
  },
  'toronto-symphony-orchestra-presentation': {
    code: 'E6GC-7XBN3-TK9W',
    email: 'development@orchestra.example',
    matching: 'normalised',
    recipient: 'seedRecipient0000007',
  },
  'lantern-and-ladder-presentation': {
    code: 'V2DA-5QSR8-JM4H',
    email: 'partners@lantern-and-ladder.example',
    matching: 'normalised',
    recipient: 'seedRecipient0000008',
  },
  [indexSlug]: {
    code: '8PFY-3CWK6-ZT7N',
    email: '',
    matching: 'normalised',
    recipient: 'seedRecipient0000009',
  },
};
