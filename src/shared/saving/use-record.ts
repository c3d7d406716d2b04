import type { Collection, ParsedDocument, WithId } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import { watchDocument } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useWithPendingChanges } from './use-changes';

type Found<T> = ParsedDocument<T> | undefined;

/**
 * One record that is followed, with this person's waiting changes applied: `record`, and `live` with the states of
 * reading it. A record that was made here and that the server does not have yet is there, one that was deleted here is
 * not. `watch` is given where a repository makes it.
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
