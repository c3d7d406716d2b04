import { lazy, Suspense } from 'react';
import { ProposalScreen } from '@/features/proposals/management/proposal-screen';
import { ProposalsScreen } from '@/features/proposals/management/proposals-screen';
import type { ContentPreview } from '@/features/proposals/management/content-editor';
import type { CountFailures } from '@/features/proposals/management/visits-section';
import { events, eventsIn } from '@/features/analytics/queries';
import type { Actor } from '@/shared/auth/actor';
import { countDocuments } from '@/shared/firebase/database';

const ProposalPage = lazy(async () => ({
  default: (await import('@/features/proposals/page/proposal-page')).ProposalPage,
}));
const DeckPage = lazy(async () => ({
  default: (await import('@/features/proposals/deck/deck-page')).DeckPage,
}));

const Preview: ContentPreview = ({ content }) => (
  <Suspense fallback={null}>
    {content.kind === 'deck' ? <DeckPage content={content} /> : <ProposalPage content={content} />}
  </Suspense>
);

/** Gates report attempts to the site's statistics; a failed one says at which page, and nothing else. */
const countFailures: CountFailures = (slug, signal) =>
  countDocuments(
    events,
    eventsIn({}, { names: ['proposal_auth'], having: { proposal_type: slug, success: 'false' } }),
    { signal },
  );

/** Proposal management (WRK-026). */
export const ProposalsRoute = ({ actor }: { readonly actor: Actor }) => <ProposalsScreen actor={actor} />;

/** One proposal. */
export const ProposalRoute = ({ actor }: { readonly actor: Actor }) => (
  <ProposalScreen actor={actor} Preview={Preview} countFailures={countFailures} />
);
