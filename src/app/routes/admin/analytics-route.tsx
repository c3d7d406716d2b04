import { AnalyticsScreen } from '@/features/analytics/viewer/analytics-screen';
import type { Actor } from '@/shared/auth/actor';
import { leadSource } from './lead-source';

/** The analytics viewer, with the leads that visitors left (WRK-024). */
export const AnalyticsRoute = ({ actor }: { readonly actor: Actor }) => (
  <AnalyticsScreen actor={actor} requests={leadSource} />
);
