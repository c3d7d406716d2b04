import { HomeScreen } from '@/features/home/home-screen';
import type { Actor } from '@/shared/auth/actor';
import { LazyHomeCards } from './lazy-home-cards';

/** Renders the home screen of a regular user. */
export const StaffHomeRoute = ({ actor }: { readonly actor: Actor }) => (
  <HomeScreen actor={actor} pending={<LazyHomeCards actor={actor} area="regular" />} />
);
