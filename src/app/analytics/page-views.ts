import type { Track, ViewedPage } from '@/features/analytics/events';
import { startAnalytics } from '@/features/analytics/start-analytics';
import { storeEvents } from '@/features/analytics/stored-events';
import { createForwarding } from '@/features/analytics/third-party';
import { paths } from '@/shared/config/paths';
import { prepareCalls } from '@/shared/firebase/rest';
import { firstInteraction } from '@/app/start/first-interaction';
import { isTrackedPath } from './tracked-path';

// Without a measurement ID, the build contains no third-party code.
const forward = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
  ? createForwarding(async () =>
      (await import('@/shared/firebase/analytics-service')).startAnalyticsService(),
    )
  : undefined;

const track = startAnalytics({
  send: storeEvents,
  // Events on clients' proposal pages are not passed to third parties (PRO-Q12).
  forward: forward && ((event) => event.name.startsWith('proposal_') || forward(event)),
});

/** Counts an event of a proposal's page (PRO-296). */
export const countProposalEvent: Track = track;

let lastPath: string | undefined;
let measuring = false;

/**
 * Counts a page view of a public page, once per change of path and regardless of re-renders (PUB-120,
 * PUB-121, PUB-297, PUB-298). Also starts counting page speed. Link presses are counted by a listener.
 */
export function countPageView(path: string, page: ViewedPage): void {
  if (path === lastPath) return;
  lastPath = path;
  if (!isTrackedPath(path)) return;
  track('page_view', {}, page);
  if (path === paths.day1Playbook) track('playbook_access', { playbook_type: 'day1-impact' });
  if (!measuring) void measure();
}

async function measure(): Promise<void> {
  measuring = true;
  // Wait, because response times need an interaction. The library also reports values from before it was
  // loaded.
  await firstInteraction;
  // Fetch the App Check token now, because the last events are sent while the page unloads.
  prepareCalls();
  try {
    const { measurePageSpeed } = await import('@/features/analytics/page-speed');
    measurePageSpeed((parameters) => {
      // The last values are reported when the page is left. The person may be in the workspace by then, which
      // is not counted.
      if (isTrackedPath(window.location.pathname)) track('page_speed', parameters);
    });
  } catch (error) {
    console.warn('The speed of this page could not be measured.', error);
  }
}
