import { AnalyticsScreen } from '@/features/analytics/viewer/analytics-screen';
import type { Actor } from '@/shared/auth/actor';
import { requestSource } from './request-source';

/** The analytics viewer, with the requests that visitors left (WRK-024). */
export const AnalyticsRoute = ({ actor }: { readonly actor: Actor }) => (
  <AnalyticsScreen actor={actor} requests={requestSource} />
);
