import { mayForward, onConsentChange } from './consent/consent';
import type { TrackedEvent } from './events';

/** A third-party analytics service. */
export interface AnalyticsService {
  log(event: TrackedEvent): void;
  /** Stops or resumes the service's own data collection. */
  setCollecting(on: boolean): void;
}

/**
 * Forwards events to an analytics service while the visitor allows it (PUB-295, PUB-Q11). Imports the service
 * with the first allowed event. If the import fails, it logs one warning and the site's own counts continue.
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
    // Check again, because the visitor may have withdrawn consent while the service was loading.
    use((found) => mayForward() && found.log(event));
  };
}
