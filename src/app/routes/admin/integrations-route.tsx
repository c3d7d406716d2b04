import { IntegrationsScreen } from '@/features/salesforce/integrations-screen';
import type { Actor } from '@/shared/auth/actor';

/** Renders the integrations screen (WRK-020). */
export const IntegrationsRoute = ({ actor }: { readonly actor: Actor }) => (
  <IntegrationsScreen actor={actor} />
);
