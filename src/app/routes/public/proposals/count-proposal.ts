import type { ReportEvent } from '@/features/proposals/gate/proposal-gate';

/**
 * Returns a function that counts events at a proposal's gate and on its page. A failure only logs a warning
 * (PRO-296 to PRO-304).
 */
export const countProposal =
  (slug: string): ReportEvent =>
  async (name, { client, success = false, recipient = '' }) => {
    const about = { proposal_type: slug, client_name: client };
    try {
      const { countProposalEvent: count } = await import('@/app/analytics/page-views');
      if (name === 'proposal_auth') count(name, { ...about, success: String(success) });
      else if (name === 'proposal_access') count(name, { ...about, recipient });
      else if (name === 'proposal_share') count(name, { ...about, share_method: 'copy_link' });
      else count(name, about);
    } catch (error) {
      console.warn('This visit could not be counted.', error);
    }
  };
