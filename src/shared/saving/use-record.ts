import type { Collection, ParsedDocument, WithId } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import { watchDocument } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useWithPendingChanges } from './use-changes';

type Found<T> = ParsedDocument<T> | undefined;

/**
 * Follows one record with this person's pending changes applied. Returns `record`, and the state of reading
 * it as `live`. Shows a record created here before the server has it, and hides one deleted here. Only tests
 * pass `watch`.
 */
export function useRecord<T>(collection: Collection<T>, id: string, watch = watchDocument(collection, id)) {
  const { live, retry } = useWatch(watch);
  const stored = 'data' in live ? live.data : undefined;
  const record = useWithPendingChanges<WithId<T>>(collection, stored?.ok ? [stored.document] : []).find(
    (each) => each.id === id,
  );
  const found: Found<T> = record ? { ok: true, document: record } : stored?.ok ? undefined : stored;
  return { live: showing(live, found), retry, record: live.status === 'denied' ? undefined : record };
}

function showing<T>(live: Live<Found<T>>, data: Found<T>): Live<Found<T>> {
  if (live.status === 'denied' || (live.status === 'loading' && data === undefined)) return live;
  return live.status === 'loading' ? { status: 'ready', data, fromServer: false } : { ...live, data };
}
