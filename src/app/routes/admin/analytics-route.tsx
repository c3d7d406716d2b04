import { AnalyticsScreen } from '@/features/analytics/viewer/analytics-screen';
import type { Actor } from '@/shared/auth/actor';
import { leadSource } from './lead-source';

/** Renders the analytics viewer, with figures about leads (WRK-024). */
export const AnalyticsRoute = ({ actor }: { readonly actor: Actor }) => (
  <AnalyticsScreen actor={actor} requests={leadSource} />
);
