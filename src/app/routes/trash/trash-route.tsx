import { useMemo } from 'react';
import { entities } from '@/app/entities';
import type { TrashKinds } from '@/features/trash/queries';
import { TrashScreen } from '@/features/trash/trash-screen';
import type { Actor } from '@/shared/auth/actor';
import { restorersOf } from './restorers';

/** Returns the collections whose deleted records a person may see in the trash. */
const kindsFor = (actor: Actor): TrashKinds =>
  new Map(
    entities.flatMap(({ collection, trash, access }) =>
      trash !== undefined && access.list(actor) ? [[collection, trash] as const] : [],
    ),
  );

/** Lists deleted records and restores them. */
export const TrashRoute = ({ actor }: { readonly actor: Actor }) => (
  <TrashScreen
    actor={actor}
    kinds={useMemo(() => kindsFor(actor), [actor])}
    restorers={useMemo(() => restorersOf(actor), [actor])}
  />
);
