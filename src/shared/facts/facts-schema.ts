import * as z from 'zod/mini';
import { emailPattern, webAddressPattern } from '@/shared/lib/address-patterns';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { youtubeId } from '@/shared/lib/youtube';
import { factsTexts as texts } from './facts-texts';
import { type FactsDocument, splitLine } from './stored-facts';

// firestore.rules checks the same limits.
const isLink = (value: string): boolean => value.startsWith('https://') && webAddressPattern.test(value);
const isMonth = (value: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
const isLabel = (value: string, most: number): boolean =>
  value === value.trim() && value.length <= most && showsAsName(value);

const line = (most: number) =>
  z._default(
    z.string({ error: texts.line }).check(
      z.trim(),
      z.maxLength(most, texts.long(most)),
      z.refine((value) => value === '' || showsAsName(value), texts.line),
    ),
    '',
  );

const count = (least: number, most: number) =>
  z._default(
    z
      .pipe(
        z.union([z.string(), z.number(), z.null()], { error: texts.count(least, most) }),
        // The form's numbers are strings.
        z.transform((value: string | number | null) =>
          typeof value !== 'string'
            ? value
            : value.trim() === ''
              ? null
              : Number(value.replaceAll(/[\s,]/g, '')),
        ),
      )
      .check(
        z.refine(
          (value) => value === null || (Number.isInteger(value) && value >= least && value <= most),
          texts.count(least, most),
        ),
      ),
    null,
  );

const videoId = z._default(
  z
    .pipe(
      z.string({ error: texts.video }),
      z.transform((value: string) => youtubeId(value.trim()) ?? value.trim()),
    )
    .check(z.refine((value) => value === '' || /^[A-Za-z0-9_-]{11}$/.test(value), texts.video)),
  '',
);

const singleFacts = {
  name: line(100),
  siteAddress: z._default(
    z
      .pipe(
        z.string({ error: texts.site }),
        z.transform((value: string) => value.trim().replace(/\/$/, '')),
      )
      .check(
        z.refine((value) => value === '' || /^https:\/\/[a-z0-9-]+([.][a-z0-9-]+)+$/.test(value), texts.site),
        z.maxLength(200, texts.long(200)),
      ),
    '',
  ),
  office: line(200),
  email: z._default(
    z.string({ error: texts.email }).check(
      z.trim(),
      z.maxLength(254, texts.long(254)),
      z.refine((value) => value === '' || emailPattern.test(value), texts.email),
    ),
    '',
  ),
  phone: line(40),
  bookingLink: z._default(
    z.string({ error: texts.link }).check(
      z.trim(),
      z.maxLength(500, texts.long(500)),
      z.refine((value) => value === '' || isLink(value), texts.link),
    ),
    '',
  ),
  bookingMinutes: count(5, 480),
  since: count(1900, 2100),
  landingVideoId: videoId,
  meditationVideoId: videoId,
  badges: count(1, 10_000_000),
  points: count(1, 10_000_000),
  trails: count(1, 10_000_000),
};

const longest = { link: 300, label: 80, title: 80 } as const;

/** The maximum number of entries of each list. */
export const mostEntries = { socialLinks: 6, meditationLinks: 6, certificates: 12 } as const;

const lines = (most: number, error: string, fits: (first: string, rest: string) => boolean) =>
  z._default(
    z.readonly(
      z
        .array(z.string({ error }).check(z.refine((value) => fits(...splitLine(value)), error)), { error })
        .check(z.maxLength(most, texts.many(most))),
    ),
    [],
  );
const fitsLink = (link: string, label: string) =>
  isLink(link) && link.length <= longest.link && isLabel(label, longest.label);

const storedFacts = {
  ...singleFacts,
  socialLinks: lines(mostEntries.socialLinks, texts.pair, fitsLink),
  meditationLinks: lines(mostEntries.meditationLinks, texts.pair, fitsLink),
  certificates: lines(
    mostEntries.certificates,
    texts.certificate,
    (month, title) => isMonth(month) && isLabel(title, longest.title),
  ),
};

/** Schema of the stored document. */
export const factsSchema: z.core.$ZodType<FactsDocument> = z.object(storedFacts);

/** Schema of a file with facts. Every fact is optional, and a misspelled one is refused. */
export const factsFileSchema: z.core.$ZodType<FactsDocument> = z.strictObject(storedFacts);

const required = (most: number, missing: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(most, texts.long(most)),
    z.refine((value) => value === '' || showsAsName(value), texts.line),
  );

const rows = <S extends z.core.$ZodType<string>>(row: S, most: number) =>
  z._default(z.readonly(z.array(row).check(z.maxLength(most, texts.many(most)))), []);

const linkRow = z.pipe(
  z.object({
    label: required(longest.label, texts.label),
    address: z
      .string()
      .check(z.trim(), z.maxLength(longest.link, texts.long(longest.link)), z.refine(isLink, texts.link)),
  }),
  z.transform(({ address, label }: { address: string; label: string }) => `${address} ${label}`),
);
const certificateRow = z.pipe(
  z.object({
    title: required(longest.title, texts.title),
    issued: z.string().check(z.refine(isMonth, texts.month)),
  }),
  z.transform(({ issued, title }: { issued: string; title: string }) => `${issued} ${title}`),
);

/** Schema of the form: numbers are strings, and each entry of a list is a row of fields. */
export const factsFormSchema = z.object({
  ...singleFacts,
  socialLinks: rows(linkRow, mostEntries.socialLinks),
  meditationLinks: rows(linkRow, mostEntries.meditationLinks),
  certificates: rows(certificateRow, mostEntries.certificates),
});
