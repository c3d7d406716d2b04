import { HomeScreen } from '@/features/home/home-screen';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { TimersOnHome } from './timers-on-home';

/** The home of a regular user, with the timers that run. */
export const StaffHomeRoute = ({ actor }: { readonly actor: Actor }) => (
  <HomeScreen actor={actor} waiting={<TimersOnHome actor={actor} hub={workspacePaths.notes} />} />
);
