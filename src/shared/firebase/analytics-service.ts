import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from 'firebase/analytics';
import { firebaseApp } from './app';

interface Event {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly page?: { readonly title: string; readonly location: string };
}

/**
 * Starts Firebase Analytics for counting only, without any advertising features. Resolves with undefined if
 * the browser does not support it. Loads Google's script, so call it only after consent.
 */
export async function startAnalyticsService() {
  if (!(await isSupported())) return undefined;
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  // We send page views ourselves, because navigations inside the app count, too.
  const analytics = initializeAnalytics(firebaseApp, { config: { send_page_view: false } });
  return {
    log({ name, parameters, page }: Event) {
      logEvent(analytics, name, {
        ...parameters,
        ...(page && { page_title: page.title, page_location: page.location }),
      });
    },
    setCollecting(on: boolean) {
      setAnalyticsCollectionEnabled(analytics, on);
      setConsent({ analytics_storage: on ? 'granted' : 'denied' });
    },
  };
}
