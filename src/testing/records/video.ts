import type { StoredVideo } from '@/features/videos/schema';
import type { WithId } from '@/shared/firebase/collection';

/** Returns a video of the library, with `changes` applied. */
export const aVideo = (changes: Partial<WithId<StoredVideo>> = {}): WithId<StoredVideo> => ({
  id: 'warm-donors',
  title: 'Find warm donors',
  description: 'One list, one prompt.',
  url: 'https://youtube.acf.example/watch/one',
  thumbnail: '/videos/tutorial.svg',
  duration: '5:23',
  category: 'tutorial',
  playbooks: ['day1-impact'],
  tags: ['donors'],
  dateAdded: '2026-11-21',
  ...changes,
});
