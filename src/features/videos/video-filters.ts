import {
  type Video,
  type VideoCategory,
  videoCategories,
  type VideoPlaybook,
  videoPlaybooks,
} from '@/content/pages/videos';
import { choiceParameter, type StateOf, typedParameter } from '@/shared/lists/address/address-state';

const all = 'all';

/** The URL parameters of the filters. `all` and an empty search match everything. */
export const videoParameters = {
  q: typedParameter('q'),
  category: choiceParameter<VideoCategory | 'all'>(
    'category',
    [all, ...videoCategories.map(({ value }) => value)],
    all,
  ),
  playbook: choiceParameter<VideoPlaybook | 'all'>(
    'playbook',
    [all, ...videoPlaybooks.map(({ value }) => value)],
    all,
  ),
};
export type VideoFilters = StateOf<typeof videoParameters>;

/** Filters that match the whole library (PUB-Q66). */
export const noFilters: VideoFilters = { q: '', category: all, playbook: all };

/**
 * Returns the videos that match category, playbook and search (PUB-270). Each word of the search must occur
 * in the title, the description or a tag, in any case (PUB-271 to PUB-273).
 */
export function filterVideos(videos: readonly Video[], filters: VideoFilters): readonly Video[] {
  const words = filters.q.toLowerCase().split(/\s+/);
  return videos.filter(({ title, description, tags, category, playbooks }) => {
    if (filters.category !== 'all' && category !== filters.category) return false;
    if (filters.playbook !== 'all' && !playbooks.includes(filters.playbook)) return false;
    const searchedTexts = [title, description, ...tags].map((text) => text.toLowerCase());
    return words.every((word) => searchedTexts.some((text) => text.includes(word)));
  });
}
