import type { WithId } from '@/shared/firebase/collection';
import { isComplete } from '../content-schemas';
import { hasAccess } from './publication';
import type { ProposalDraft } from '@/features/proposals/schema';
import { proposalTexts as texts } from '../texts';

/** Returns why a draft can't be published yet, one sentence each. Empty if it can. */
export function publishProblems(draft: WithId<ProposalDraft>): readonly string[] {
  const hasReaders = Object.values(draft.recipients).some((recipient) => hasAccess(recipient));
  return [
    ...(isComplete(draft.kind, draft.content) ? [] : [texts.publishIncomplete]),
    ...(hasReaders ? [] : [texts.publishNobody]),
  ];
}
