import { lazy, Suspense } from 'react';
import { ProposalScreen } from '@/features/proposals/management/proposal-screen';
import { ProposalsScreen } from '@/features/proposals/management/proposals-screen';
import type { ContentPreview } from '@/features/proposals/management/content-editor';
import type { Actor } from '@/shared/auth/actor';

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

/** Proposal management (WRK-026). */
export const ProposalsRoute = ({ actor }: { readonly actor: Actor }) => <ProposalsScreen actor={actor} />;

/** One proposal. */
export const ProposalRoute = ({ actor }: { readonly actor: Actor }) => (
  <ProposalScreen actor={actor} Preview={Preview} />
);
