import { useEffect, useRef } from 'react';
import type { DocumentList } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live';
import { showMessage } from '@/shared/ui/workspace/messages';
import type { Lead } from '../schema';
import { arrivals, arrivalText, type Seen, seenAfter } from './arrivals';

/** Announces requests that come in while the list is open; the focus stays where it is. */
export function useArrivals(live: Live<DocumentList<Lead>>): void {
  const seen = useRef<Seen>(undefined);

  useEffect(() => {
    if (live.status !== 'ready' || !live.fromServer) return;
    const { documents } = live.data;
    const arrived = seen.current === undefined ? [] : arrivals(seen.current, documents);
    seen.current = seenAfter(seen.current, documents);
    if (arrived.length > 0) showMessage('info', arrivalText(arrived));
  }, [live]);
}
