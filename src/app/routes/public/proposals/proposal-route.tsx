import { useParams } from 'react-router-dom';
import { lazyPage } from '@/app/lazy-page';
import { ProposalGate } from '@/features/proposals/gate/proposal-gate';
import { standaloneSlug } from '@/features/proposals/slug';
import { proposalPath } from '@/shared/config/paths';
import { LoadingView } from '@/shared/ui/feedback/loading';
import { countProposal } from './count-proposal';
import { ProposalBoundary } from './proposal-failure';

const views = {
  proposal: lazyPage(
    'opened-proposal',
    async () => (await import('@/features/proposals/opened/opened-proposal')).OpenedProposal,
    <LoadingView />,
  ),
  deck: lazyPage(
    'opened-deck',
    async () => (await import('@/features/proposals/opened/opened-deck')).OpenedDeck,
    <LoadingView />,
  ),
};

/** `/proposals/{slug}` (PRO-017). */
export const ProposalRoute = () => {
  const { slug = '' } = useParams();
  return <ProposalAt key={slug} slug={slug} />;
};

/** `/standalone-proposal` (PRO-019). */
export const StandaloneProposalRoute = () => <ProposalAt slug={standaloneSlug} />;

const ProposalAt = ({ slug }: { readonly slug: string }) => (
  <ProposalBoundary>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <ProposalGate
      slug={slug}
      address={window.location.origin + proposalPath(slug)}
      views={views}
      onEvent={countProposal(slug)}
      missing={() => undefined}
    />
  </ProposalBoundary>
);
