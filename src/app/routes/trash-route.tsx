import { TrashScreen } from '@/features/trash/trash-screen';
import type { Restorers } from '@/features/trash/changes';
import type { Actor } from '@/shared/auth/actor';

/** What other features do beyond putting a record back; fetched when it is done. */
const restorers: Restorers = {
  bundleRequests: async (entry) => {
    const [{ restoreLead }, { leadTexts }] = await Promise.all([
      import('@/features/leads/deletion'),
      import('@/features/leads/management/texts'),
    ]);
    const { handle, isTaken } = await restoreLead(entry);
    return { handle, note: isTaken ? leadTexts.askedAgain : undefined };
  },
};

/** What was deleted, and the way back. */
export const TrashRoute = ({ actor }: { readonly actor: Actor }) => (
  <TrashScreen actor={actor} restorers={restorers} />
);
