import { mayForward, onConsentChange } from './consent/consent';
import type { TrackedEvent } from './events';

/** An analytics service of a third party. */
export interface AnalyticsService {
  log(event: TrackedEvent): void;
  /** Stops, and starts again, whatever the service collects by itself. */
  setCollecting(on: boolean): void;
}

/**
 * Passes events on to an analytics service, from the moment the visitor allows it until they take that back
 * (PUB-295, PUB-Q11). The service is fetched with the first allowed event; one that cannot be loaded is reported to the
 * console once, and the site's own counts go on.
 */
export function createForwarding(
  load: () => Promise<AnalyticsService | undefined>,
): (event: TrackedEvent) => void {
  let service: Promise<AnalyticsService | undefined> | undefined;

  const use = (work: (service: AnalyticsService) => void) => {
    service
      ?.then((found) => found && work(found))
      .catch((error: unknown) => console.warn('The analytics service failed.', error));
  };

  onConsentChange(() => use((found) => found.setCollecting(mayForward())));

  return (event) => {
    if (!mayForward()) return;
    service ??= load().catch((error: unknown) => {
      console.warn('The analytics service is not available.', error);
      return undefined;
    });
    // Asked again: the visitor may have taken it back while the service was on its way.
    use((found) => mayForward() && found.log(event));
  };
}
