import { writeProposalContent } from '@/features/proposals/content/proposal-content';
import { titleOf } from '@/features/proposals/content/sections';
import {
  envelopeRefOf,
  sealPublication,
  type SealedPublication,
} from '@/features/proposals/management/publishing/publication';
import type { ProposalDraft, ProposalVersion, Reader, Visit } from '@/features/proposals/schema';
import { indexSlug } from '@/features/proposals/slug';
import { givenList } from '../../proposals/given-pages';
import { seedAccess } from './credentials';
import { seedPages } from './pages';
import { seedReadings } from './readings';

/** A page of the demonstration, published. */
interface SeedProposal {
  readonly slug: string;
  readonly draft: ProposalDraft;
  readonly version: ProposalVersion;
  readonly publication: SealedPublication;
  readonly visits: readonly { readonly id: string; readonly keyId: string; readonly visit: Visit }[];
  /** The records of the people who opened the page. */
  readonly readers: readonly { readonly id: string; readonly keyId: string; readonly reader: Reader }[];
}

/** Returns the record of one recipient for these visits, oldest first. */
function readerOf(visits: readonly Visit[]): Reader | undefined {
  const first = visits.find(({ what }) => what === 'began');
  const choice = visits.findLast(({ what }) => what === 'chose');
  return first && { firstAt: first.at, chosen: choice?.detail ?? '', chosenAt: choice?.at ?? null };
}

const made = new Date('2026-11-02T09:00:00Z');
const published = new Date('2026-11-09T15:00:00Z');

type SeedSlug = keyof typeof seedAccess;

/** The person of the demonstration whom clients can contact. */
const sender = { name: 'Ada Lindqvist', role: 'Founder', email: 'ada@acf.example' };

function textOf(
  slug: SeedSlug,
): Pick<ProposalDraft, 'kind' | 'title' | 'clientName' | 'clientEmail' | 'content'> {
  if (slug === indexSlug)
    return {
      kind: 'index',
      title: 'List of proposals',
      clientName: 'Everyone with the code',
      clientEmail: '',
      content: JSON.stringify(givenList),
    };
  const content = seedPages[slug];
  return {
    kind: content.kind,
    title: titleOf(content),
    clientName: content.clientName,
    clientEmail: content.clientEmail,
    content: writeProposalContent({ ...content, sender }),
  };
}

async function sealed(slug: SeedSlug, place: number): Promise<SeedProposal> {
  const { code, email, matching, recipient } = seedAccess[slug];
  const text = textOf(slug);
  // The list is not a client's page. The latest of those is featured.
  const publishedAt = new Date(published.getTime() + (slug === indexSlug ? 0 : (place + 1) * 60_000));
  const draft: ProposalDraft = {
    ...text,
    matching,
    recipients: {
      [recipient]: {
        name: slug === indexSlug ? 'Everyone with the code' : `Team of ${text.clientName}`,
        email,
        code,
        expiresAt: null,
        withdrawnAt: null,
        quiet: false,
      },
    },
    envelopes: [],
    revision: 1,
    status: 'published',
    createdAt: made,
    updatedAt: publishedAt,
    updatedBy: 'ada',
    contentAt: made,
    publishedAt,
  };
  const publication = await sealPublication({ id: slug, ...draft }, draft.content);
  const { revision } = publication.gate;
  const [keyId = ''] = publication.envelopes.map(({ id }) => id);
  const readings = slug === indexSlug ? [] : (seedReadings[slug] ?? []);
  const visits = readings.map(
    ([at, what, detail = '']): Visit => ({ recipient, what, detail, section: '', at: new Date(at) }),
  );
  const reader = readerOf(visits);
  return {
    slug,
    draft: { ...draft, revision, envelopes: publication.envelopes.map(envelopeRefOf) },
    version: {
      title: draft.title,
      content: draft.content,
      changes: ['First publication'],
      publishedAt,
      publishedBy: 'ada',
    },
    publication,
    visits: visits.map((visit, number) => ({
      id: `seedReading0${String(place).padStart(4, '0')}${String(number).padStart(4, '0')}`,
      keyId,
      visit,
    })),
    readers: reader ? [{ id: recipient, keyId, reader }] : [],
  };
}

let pages: Promise<readonly SeedProposal[]> | undefined;

/**
 * Returns the pages of the demonstration, each sealed for its one recipient. They are sealed once in a
 * process, because deriving keys is slow.
 */
export function sealedPages(): Promise<readonly SeedProposal[]> {
  pages ??= Promise.all((Object.keys(seedAccess) as SeedSlug[]).map(sealed));
  return pages;
}
