import type { Track, ViewedPage } from '@/features/analytics/events';
import { startAnalytics } from '@/features/analytics/start-analytics';
import { storeEvents } from '@/features/analytics/stored-events';
import { createForwarding } from '@/features/analytics/third-party';
import { paths } from '@/shared/config/paths';
import { prepareCalls } from '@/shared/firebase/rest';
import { firstInteraction } from '@/app/start/first-interaction';
import { isTrackedPath } from './tracked-path';

// Without a measurement id the build contains no third-party code.
const forward = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
  ? createForwarding(async () =>
      (await import('@/shared/firebase/analytics-service')).startAnalyticsService(),
    )
  : undefined;

const track = startAnalytics({
  send: storeEvents,
  // What happens on a client's page is nobody else's business (PRO-Q12).
  forward: forward && ((event) => event.name.startsWith('proposal_') || forward(event)),
});

/** Counts an event of a proposal's page (PRO-296). */
export const countProposalEvent: Track = track;

let lastPath: string | undefined;
let measuring = false;

/**
 * Counts a page view of a public page (PUB-120, PUB-121, PUB-297, PUB-298): one for each change of path, however
 * often the page renders. Link presses and page speed are counted without further calls.
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
  // Response times need an interaction, and the library also reports what was measured before it was loaded.
  await firstInteraction;
  // What is still to be counted is sent when the page is left.
  prepareCalls();
  try {
    const { measurePageSpeed } = await import('@/features/analytics/page-speed');
    measurePageSpeed((parameters) => {
      // The last values are reported when the page is left, by then perhaps from the workspace, which is not
      // counted.
      if (isTrackedPath(window.location.pathname)) track('page_speed', parameters);
    });
  } catch (error) {
    console.warn('The speed of this page could not be measured.', error);
  }
}
