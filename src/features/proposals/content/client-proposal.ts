import * as z from 'zod/mini';
import { embeddedPicture, line, prose, recipientFields, several, webAddress } from './fields';

/** The packages in their order (PRO-276). */
export const packageIds = ['starter', 'start', 'grow', 'expand'] as const;
export type PackageId = (typeof packageIds)[number];

/** How far a client has to be for a part of a package (PRO-094). */
export const stages = ['Crawl', 'Walk', 'Run'] as const;

/** A package as one client is offered it (PRO-278). Its name and its length are the same for all. */
const packageSchema = z.object({
  coreGoal: line(300),
  bullets: several(line(200), 8),
  details: several(
    z.object({ title: line(120), stage: z.optional(z.enum(stages)), description: prose(500) }),
    8,
  ),
  teams: line(300),
});
export type PackageOffer = z.infer<typeof packageSchema>;

const named = z.object({ title: line(120), text: prose(400) });

/** A client's proposal, all of it plain text. */
export const clientProposalSchema = z.object({
  kind: z.literal('proposal'),
  ...recipientFields,
  proposalTitle: line(160),
  clientSite: z.optional(webAddress),
  clientLogo: z.optional(embeddedPicture),
  hero: z.object({
    headline: line(160),
    tagline: prose(400),
    /** Statements of method, never certificates (PRO-Q34). */
    badges: z.array(line(80)).check(z.length(4)),
  }),
  packages: z.object({
    starter: packageSchema,
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
  download: z.object({ summary: prose(2500), pilotApproach: prose(2500) }),
});
export type ClientProposal = z.infer<typeof clientProposalSchema>;
