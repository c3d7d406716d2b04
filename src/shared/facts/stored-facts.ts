import type { SiteFacts } from '@/content/site-facts';

/** The location of the owner's facts in the database. */
export const factsPlace = { path: 'site', id: 'facts' } as const;

/**
 * The owner's facts as stored, in a file, and in the form's draft. An unset text is empty, an unset number is
 * null. A list holds one line per entry: `https://linkedin.com/company/acf LinkedIn`, `2024-05 Salesforce
 * Certified Administrator`.
 */
export interface FactsDocument {
  readonly name: string;
  readonly siteAddress: string;
  readonly office: string;
  readonly email: string;
  readonly phone: string;
  readonly bookingLink: string;
  readonly bookingMinutes: number | null;
  readonly since: number | null;
  readonly socialLinks: readonly string[];
  readonly landingVideoId: string;
  readonly meditationVideoId: string;
  readonly meditationLinks: readonly string[];
  readonly certificates: readonly string[];
  readonly badges: number | null;
  readonly points: number | null;
  readonly trails: number | null;
}

type Stored = Readonly<Partial<Record<keyof FactsDocument, unknown>>>;

/** Splits a line at its first space. */
export const splitLine = (line: string): readonly [first: string, rest: string] => {
  const space = line.indexOf(' ');
  return space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)];
};

const texts = [
  'name',
  'siteAddress',
  'office',
  'email',
  'phone',
  'bookingLink',
  'landingVideoId',
  'meditationVideoId',
] as const;
const counts = ['bookingMinutes', 'since', 'badges', 'points', 'trails'] as const;

const pairsOf = (stored: unknown, first: RegExp) =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((line) => {
    const [start, rest] = splitLine(typeof line === 'string' ? line : '');
    return first.test(start) && rest !== '' ? [[start, rest] as const] : [];
  });

const isSafe: Partial<Record<(typeof texts)[number], RegExp>> = {
  // These end up as link targets or iframe sources.
  siteAddress: /^https:\/\/[^\s/]+$/,
  bookingLink: /^https:\/\/\S+$/,
  landingVideoId: /^[\w-]{11}$/,
  meditationVideoId: /^[\w-]{11}$/,
};

/**
 * Returns the facts in stored fields. A field of the wrong type counts as unset, so that it affects only one
 * control. Works without zod, because public pages use it.
 */
export function factsOf(stored: Stored): SiteFacts {
  const set: Record<string, unknown> = {};
  for (const name of texts) {
    const value = stored[name];
    if (typeof value === 'string' && value !== '' && (isSafe[name]?.test(value) ?? true)) set[name] = value;
  }
  for (const name of counts) if (Number.isInteger(stored[name])) set[name] = stored[name];
  const web = /^https:\/\/\S/;
  return {
    ...set,
    socialLinks: pairsOf(stored['socialLinks'], web).map(([href, name]) => ({ name, href })),
    meditationLinks: pairsOf(stored['meditationLinks'], web).map(([address, label]) => ({ label, address })),
    certificates: pairsOf(stored['certificates'], /^\d{4}-\d\d$/).map(([issued, title]) => ({
      title,
      issued,
    })),
  };
}
