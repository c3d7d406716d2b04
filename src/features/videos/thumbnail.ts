import type { Video } from '@/content/pages/videos';

/**
 * The picture that is shown of a video: its own if it is on this site, else the drawing of its category. The content policy
 * forbids pictures of other sites, which would learn who reads the page.
 */
export const thumbnailOf = ({ thumbnail, category }: Pick<Video, 'thumbnail' | 'category'>): string =>
  thumbnail.startsWith('/') ? thumbnail : `/videos/${category}.svg`;
