import * as z from 'zod/mini';
import { appearanceSchema } from './appearance';
import { line, picture, prose, recipientFields, several, webAddress } from './fields';
import { senderSchema } from './sender';

/** The packages in their order (PRO-276). */
export const packageIds = ['starter', 'start', 'grow', 'expand'] as const;
export type PackageId = (typeof packageIds)[number];

/** How far a client has to be for a part of a package (PRO-094). */
export const stages = ['Crawl', 'Walk', 'Run'] as const;

/** Currencies that prices may be in. */
export const currencies = ['CAD', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** The highest amount of a price row, before tax. */
export const maxAmount = 10_000_000;

/** One line of a package's price. */
const priceRowSchema = z.object({
  scope: line(160),
  /** Before tax, in the proposal's currency; cents are the smallest part. */
  amount: z.number().check(z.gte(0), z.lte(maxAmount), z.multipleOf(0.01)),
  /** Percent of the amount; without it no tax is added. */
  tax: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** When the amount is due: `on signing`, `day 30`. */
  due: z.optional(line(80)),
});
export type PriceRow = z.infer<typeof priceRowSchema>;

const offerFields = {
  coreGoal: line(300),
  bullets: several(line(200), 8),
  details: several(
    z.object({ title: line(120), stage: z.optional(z.enum(stages)), description: prose(500) }),
    8,
  ),
  teams: line(300),
};

/** The free package as one client is offered it (PRO-278). Names and lengths of packages are the same for all clients. */
const freePackageSchema = z.object(offerFields);

/** A paid package. Without prices it is quoted after the scoping session. */
const packageSchema = z.object({ ...offerFields, prices: z.optional(several(priceRowSchema, 10)) });
export type PackageOffer = z.infer<typeof packageSchema>;

const named = z.object({ title: line(120), text: prose(400) });

/** A client's proposal, all of it plain text. */
export const clientProposalSchema = z.object({
  kind: z.literal('proposal'),
  ...recipientFields,
  proposalTitle: line(160),
  clientSite: z.optional(webAddress),
  clientLogo: z.optional(picture),
  sender: z.optional(senderSchema),
  appearance: z.optional(appearanceSchema),
  hero: z.object({
    headline: line(160),
    tagline: prose(400),
    /** Statements of method, never certificates (PRO-Q34). */
    badges: z.array(line(80)).check(z.length(4)),
  }),
  currency: z._default(z.enum(currencies), 'CAD'),
  packages: z.object({
    starter: freePackageSchema,
    start: packageSchema,
    grow: packageSchema,
    expand: packageSchema,
  }),
  /** Whether opening one card's details closes those of the others, and which are open at first (PRO-Q29). */
  details: z
    .object({
      mode: z.enum(['independent', 'exclusive']),
      openAtFirst: z.array(z.enum(packageIds)).check(z.maxLength(packageIds.length)),
    })
    .check(z.refine(({ mode, openAtFirst }) => mode === 'independent' || openAtFirst.length <= 1)),
  stakeholders: several(named, 8),
  reasons: several(named, 8),
  timeline: z.object({
    heading: line(160),
    /** `short` is the step's line on the information card (PRO-Q36). */
    steps: z
      .array(z.object({ period: line(40), title: line(120), text: prose(500), short: line(120) }))
      .check(z.length(5)),
  }),
  /** What stands in the downloaded file alone (PRO-135, PRO-140). */
  download: z.object({ summary: prose(20_000), pilotApproach: prose(20_000) }),
});
export type ClientProposal = z.infer<typeof clientProposalSchema>;
