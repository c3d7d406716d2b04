import type { Video } from '@/content/pages/videos';

/**
 * Returns a video's picture: its own if it is on this site, else the drawing of its category. The content
 * security policy blocks pictures on other sites, because those would learn who reads the page.
 */
export const thumbnailOf = ({ thumbnail, category }: Pick<Video, 'thumbnail' | 'category'>): string =>
  thumbnail.startsWith('/') ? thumbnail : `/videos/${category}.svg`;
