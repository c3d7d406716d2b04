import { VideosScreen } from '@/features/videos/management/videos-screen';
import type { Actor } from '@/shared/auth/actor';

/** Renders video management (WRK-025). */
export const VideosRoute = ({ actor }: { readonly actor: Actor }) => <VideosScreen actor={actor} />;
