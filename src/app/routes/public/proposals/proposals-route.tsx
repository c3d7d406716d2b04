import { IndexGate } from '@/features/proposals/gate/index-gate';
import { indexSlug } from '@/features/proposals/slug';
import { localCards } from '@/features/proposals/local/local-proposals';
import { useVisitorSession } from '@/shared/auth/use-visitor-session';
import { countProposal } from './count-proposal';
import { ProposalBoundary } from './proposal-failure';

const countIndex = countProposal(indexSlug);

/** Renders `/proposals` (PRO-016). */
export const ProposalsRoute = () => (
  <ProposalBoundary>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <IndexGate
      isAuthLoading={useVisitorSession().status === 'loading'}
      localCards={localCards}
      onEvent={countIndex}
    />
  </ProposalBoundary>
);
