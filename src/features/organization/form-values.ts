import type * as z from 'zod/mini';
import type { factsFormSchema } from '@/shared/facts/facts-schema';
import { type FactsDocument, splitLine } from '@/shared/facts/stored-facts';

const typed = (value: number | null): string => (value === null ? '' : String(value));

const linkRows = (lines: readonly string[]) =>
  lines.map((line) => {
    const [address, label] = splitLine(line);
    return { label, address };
  });

/** Converts stored facts to form values: numbers become text, and each list item becomes a row of fields. */
export const formValuesOf = (facts: FactsDocument) =>
  ({
    ...facts,
    bookingMinutes: typed(facts.bookingMinutes),
    since: typed(facts.since),
    badges: typed(facts.badges),
    points: typed(facts.points),
    trails: typed(facts.trails),
    socialLinks: linkRows(facts.socialLinks),
    meditationLinks: linkRows(facts.meditationLinks),
    certificates: facts.certificates.map((line) => {
      const [issued, title] = splitLine(line);
      return { title, issued };
    }),
  }) satisfies z.input<typeof factsFormSchema>;

export type FactsFormValues = ReturnType<typeof formValuesOf>;
