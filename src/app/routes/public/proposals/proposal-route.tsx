import { useParams } from 'react-router-dom';
import { lazyPage } from '@/app/lazy-page';
import { GateLayout } from '@/features/proposals/gate/gate-layout';
import { ProposalGate } from '@/features/proposals/gate/proposal-gate';
import { readLocalProposal } from '@/features/proposals/local/local-proposals';
import { MissingPage } from '@/features/proposals/local/missing-page';
import { standaloneSlug } from '@/features/proposals/slug';
import { paths, proposalPath } from '@/shared/config/paths';
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

const LocalPage = lazyPage(
  'local-proposal',
  async () => (await import('@/features/proposals/local/local-page')).LocalPage,
  <LoadingView />,
);

/**
 * Returns the page to show if nothing is published under a slug. This is a proposal stored in this browser,
 * or a help page if the database confirmed that nothing is published.
 */
function inItsPlace(slug: string, isSure: boolean) {
  const proposal = readLocalProposal(slug);
  if (proposal === undefined && !isSure) return undefined;
  return proposal === undefined ? (
    <GateLayout>
      <MissingPage slug={slug} listAddress={paths.proposals} />
    </GateLayout>
  ) : (
    <GateLayout isWide>
      <LocalPage proposal={proposal} listAddress={paths.proposals} />
    </GateLayout>
  );
}

/** Renders `/proposals/{slug}` (PRO-017) and `/standalone-proposal`, which has a fixed slug (PRO-019). */
export const ProposalRoute = () => {
  const { slug = standaloneSlug } = useParams();
  return <ProposalAt key={slug} slug={slug} />;
};

const ProposalAt = ({ slug }: { readonly slug: string }) => (
  <ProposalBoundary>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <ProposalGate
      slug={slug}
      address={window.location.origin + proposalPath(slug)}
      views={views}
      onEvent={countProposal(slug)}
      missing={(isSure) => inItsPlace(slug, isSure)}
    />
  </ProposalBoundary>
);
