import { VideosScreen } from '@/features/videos/management/videos-screen';
import type { Actor } from '@/shared/auth/actor';

/** Video management (WRK-025). */
export const VideosRoute = ({ actor }: { readonly actor: Actor }) => <VideosScreen actor={actor} />;
