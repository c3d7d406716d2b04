import { ChangeLogScreen } from '@/features/change-log/change-log-screen';
import type { Actor } from '@/shared/auth/actor';

/** Renders the change log (WRK-019, WRK-030). */
export const ChangeLogRoute = ({ actor }: { readonly actor: Actor }) => <ChangeLogScreen actor={actor} />;
