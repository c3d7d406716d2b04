import type { IndexContent } from '@/features/proposals/content/index-content';
import { writeProposalContent } from '@/features/proposals/content/proposal-content';
import { titleOf } from '@/features/proposals/content/sections';
import {
  placeOf,
  sealPublication,
  type SealedPublication,
} from '@/features/proposals/management/publication';
import type { ProposalDraft, ProposalVersion, Visit } from '@/features/proposals/management/schema';
import { indexSlug } from '@/features/proposals/slug';
import { seedAccess } from './credentials';
import { seedPages } from './pages';
import { seedReadings } from './readings';

/** The list behind the code of `/proposals`: the three pages that are always in it (PRO-041, PRO-042, PRO-043). */
const index: IndexContent = {
  kind: 'index',
  cards: [
    {
      slug: 'canadian-cancer-society',
      title: 'Canadian Cancer Society demo',
      description: 'The staged path from the free pack to Expand, with a timeline across the bundles.',
    },
    {
      slug: 'canadian-cancer-society-presentation',
      title: 'Canadian Cancer Society presentation',
      description: 'Twelve slides on the first 30 days.',
    },
    {
      slug: 'tipping-point',
      title: 'Tipping Point proposal',
      description: 'One pilot with one grantee, and what follows from it for the network.',
    },
  ],
};

/** A page of the demonstration, published. */
interface SeedProposal {
  readonly slug: string;
  readonly draft: ProposalDraft;
  readonly version: ProposalVersion;
  readonly publication: SealedPublication;
  readonly visits: readonly { readonly id: string; readonly keyId: string; readonly visit: Visit }[];
}

const made = new Date('2026-11-02T09:00:00Z');
const published = new Date('2026-11-09T15:00:00Z');

type SeedSlug = keyof typeof seedAccess;

function textOf(
  slug: SeedSlug,
): Pick<ProposalDraft, 'kind' | 'title' | 'clientName' | 'clientEmail' | 'content'> {
  if (slug === indexSlug)
    return {
      kind: 'index',
      title: 'List of proposals',
      clientName: 'Everybody with the code',
      clientEmail: '',
      content: JSON.stringify(index),
    };
  const content = seedPages[slug];
  return {
    kind: content.kind,
    title: titleOf(content),
    clientName: content.clientName,
    clientEmail: content.clientEmail,
    content: writeProposalContent(content),
  };
}

async function sealed(slug: SeedSlug, place: number): Promise<SeedProposal> {
  const { code, email, matching, recipient } = seedAccess[slug];
  const text = textOf(slug);
  const draft: ProposalDraft = {
    ...text,
    matching,
    recipients: {
      [recipient]: {
        name: slug === indexSlug ? 'Everybody with the code' : `Team of ${text.clientName}`,
        email,
        code,
        expiresAt: null,
        withdrawnAt: null,
      },
    },
    envelopes: [],
    revision: 1,
    status: 'published',
    createdAt: made,
    // The list is no page of a client's: the latest of those is featured.
    updatedAt: new Date(published.getTime() + (slug === indexSlug ? 0 : (place + 1) * 60_000)),
    updatedBy: 'ada',
    contentAt: made,
    publishedAt: published,
  };
  const publication = await sealPublication({ id: slug, ...draft }, draft.content);
  const { revision } = publication.gate;
  const [keyId = ''] = publication.envelopes.map(({ id }) => id);
  const readings = slug === indexSlug ? [] : (seedReadings[slug] ?? []);
  return {
    slug,
    draft: { ...draft, revision, envelopes: publication.envelopes.map(placeOf) },
    version: {
      title: draft.title,
      content: draft.content,
      changes: ['First publication'],
      publishedAt: published,
      publishedBy: 'ada',
    },
    publication,
    visits: readings.map(([at, what, detail = ''], number) => ({
      id: `seedReading0${String(place).padStart(4, '0')}${String(number).padStart(4, '0')}`,
      keyId,
      visit: { recipient, what, detail, at: new Date(at) },
    })),
  };
}

let pages: Promise<readonly SeedProposal[]> | undefined;

/** The pages of the demonstration, each sealed for its one recipient; sealed once in a process, since deriving keys is slow. */
export function sealedPages(): Promise<readonly SeedProposal[]> {
  pages ??= Promise.all((Object.keys(seedAccess) as SeedSlug[]).map(sealed));
  return pages;
}
