import { type Video, videosPage } from '@/content/pages/videos';
import { Button } from '@/shared/ui/buttons/button';
import { VideoCard } from './video-card';
import styles from './video-list.module.css';

/** The number of cards that are visible without scrolling on the widest screen. */
const earlyCards = 2;

interface VideoListProps {
  readonly videos: readonly Video[];
  readonly onClear: () => void;
}

/**
 * Lists the matching videos. If there are none, shows a text and a button that clears the filters (PUB-274).
 */
export const VideoList = ({ videos, onClear }: VideoListProps) =>
  videos.length > 0 ? (
    <ul className={styles.list}>
      {videos.map((video, index) => (
        <li key={video.id} className={styles.entry}>
          <VideoCard video={video} early={index < earlyCards} />
        </li>
      ))}
    </ul>
  ) : (
    <div className={styles.none}>
      <p>{videosPage.noMatch}</p>
      <Button variant="quiet" onClick={onClear}>
        {videosPage.clear}
      </Button>
    </div>
  );
