import { useMemo } from 'react';
import { TrashScreen } from '@/features/trash/trash-screen';
import type { Actor } from '@/shared/auth/actor';
import { restorersOf } from './restorers';

/** What was deleted, and the way back. */
export const TrashRoute = ({ actor }: { readonly actor: Actor }) => (
  <TrashScreen actor={actor} restorers={useMemo(() => restorersOf(actor), [actor])} />
);
