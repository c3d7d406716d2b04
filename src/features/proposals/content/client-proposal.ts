import * as z from 'zod/mini';
import { appearanceSchema } from './appearance';
import { singleLine, picture, paragraphs, clientFields, nonEmptyList, webAddress } from './fields';
import { senderSchema } from './sender';

/** The packages, in the order of the page (PRO-276). */
export const packageIds = ['starter', 'start', 'grow', 'expand'] as const;
export type PackageId = (typeof packageIds)[number];

/** Stages of a client's progress; each part of a package names the stage it needs (PRO-094). */
export const stages = ['Crawl', 'Walk', 'Run'] as const;

/** Currencies that prices may be in. */
export const currencies = ['CAD', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** The highest amount of a price row, before tax. */
export const maxAmount = 10_000_000;

/** One line of a package's price. */
const priceRowSchema = z.object({
  scope: singleLine(160),
  /** Before tax, in the proposal's currency, with at most two decimals. */
  amount: z.number().check(z.gte(0), z.lte(maxAmount), z.multipleOf(0.01)),
  /** Percentage of the amount; omit for no tax. */
  tax: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** Due date in words: `on signing`, `day 30`. */
  due: z.optional(singleLine(80)),
});
export type PriceRow = z.infer<typeof priceRowSchema>;

const offerFields = {
  coreGoal: singleLine(300),
  bullets: nonEmptyList(singleLine(200), 8),
  details: nonEmptyList(
    z.object({ title: singleLine(120), stage: z.optional(z.enum(stages)), description: paragraphs(500) }),
    8,
  ),
  teams: singleLine(300),
};

/**
 * The free package as one client is offered it (PRO-278). All clients see the same package names and lengths.
 */
const freePackageSchema = z.object(offerFields);

/** A paid package. If it has no prices, we quote it after the scoping session. */
const packageSchema = z.object({ ...offerFields, prices: z.optional(nonEmptyList(priceRowSchema, 10)) });
export type PackageOffer = z.infer<typeof packageSchema>;

const named = z.object({ title: singleLine(120), text: paragraphs(400) });

/** A client's proposal. All of its text is plain. */
export const clientProposalSchema = z.object({
  kind: z.literal('proposal'),
  ...clientFields,
  proposalTitle: singleLine(160),
  clientSite: z.optional(webAddress),
  clientLogo: z.optional(picture),
  sender: z.optional(senderSchema),
  appearance: z.optional(appearanceSchema),
  hero: z.object({
    headline: singleLine(160),
    tagline: paragraphs(400),
    /** Statements about how we work, never certificates (PRO-Q34). */
    badges: z.array(singleLine(80)).check(z.length(4)),
  }),
  currency: z._default(z.enum(currencies), 'CAD'),
  packages: z.object({
    starter: freePackageSchema,
    start: packageSchema,
    grow: packageSchema,
    expand: packageSchema,
  }),
  /** Cards whose details are open at first, and whether opening one card closes the others (PRO-Q29). */
  details: z
    .object({
      mode: z.enum(['independent', 'exclusive']),
      openAtFirst: z.array(z.enum(packageIds)).check(z.maxLength(packageIds.length)),
    })
    .check(z.refine(({ mode, openAtFirst }) => mode === 'independent' || openAtFirst.length <= 1)),
  stakeholders: nonEmptyList(named, 8),
  reasons: nonEmptyList(named, 8),
  timeline: z.object({
    heading: singleLine(160),
    /** `short` is the text of the step on the information card (PRO-Q36). */
    steps: z
      .array(
        z.object({
          period: singleLine(40),
          title: singleLine(120),
          text: paragraphs(500),
          short: singleLine(120),
        }),
      )
      .check(z.length(5)),
  }),
  /** Texts that appear only in the downloaded file (PRO-135, PRO-140). */
  download: z.object({ summary: paragraphs(20_000), pilotApproach: paragraphs(20_000) }),
});
export type ClientProposal = z.infer<typeof clientProposalSchema>;
