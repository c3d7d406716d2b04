import type { Video } from '@/content/pages/videos';
import { siteAddress } from '@/features/site/head/page-head';

const fullAddress = (address: string) => (address.startsWith('/') ? siteAddress(address) : address);

/** `5:23` as `PT5M23S`. */
function isoDuration(duration: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).toReversed();
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

/** The library as schema.org's `ItemList` of `VideoObject`s. */
export function videoListData(videos: readonly Video[]): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: videos.map((video, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'VideoObject',
        name: video.title,
        description: video.description,
        url: video.url,
        uploadDate: video.dateAdded,
        keywords: video.tags.join(', '),
        ...(video.thumbnail !== '' && { thumbnailUrl: fullAddress(video.thumbnail) }),
        ...(video.duration !== '' && { duration: isoDuration(video.duration) }),
      },
    })),
  };
}
