import {
  type Video,
  type VideoCategory,
  videoCategories,
  type VideoPlaybook,
  videoPlaybooks,
} from '@/content/videos';

/** What the list is narrowed to; `all` and an empty search leave everything in. */
export interface VideoFilters {
  readonly q: string;
  readonly category: VideoCategory | 'all';
  readonly playbook: VideoPlaybook | 'all';
}

/** The whole library (PUB-Q66). */
export const noFilters: VideoFilters = { q: '', category: 'all', playbook: 'all' };

/** Reads filters from the address or from the form; unknown values mean `all`. */
export function readFilters(values: { get(name: string): unknown }): VideoFilters {
  const q = values.get('q');
  const category = videoCategories.find(({ value }) => value === values.get('category'));
  const playbook = videoPlaybooks.find(({ value }) => value === values.get('playbook'));
  return {
    q: typeof q === 'string' ? q.trim() : '',
    category: category?.value ?? 'all',
    playbook: playbook?.value ?? 'all',
  };
}

/** Writes filters into the query of an address (`?…` or empty), beside what else stands there; defaults are left out. */
export function writeFilters(filters: VideoFilters, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['q', 'category', 'playbook'] as const) {
    if (filters[name] === noFilters[name]) parameters.delete(name);
    else parameters.set(name, filters[name]);
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * The videos that match category, playbook and search together (PUB-270). Every word of the search must stand in the
 * title, the description or a tag, in upper or lower case (PUB-271 to PUB-273).
 */
export function filterVideos(videos: readonly Video[], filters: VideoFilters): readonly Video[] {
  const words = filters.q.toLowerCase().split(/\s+/).filter(Boolean);
  return videos.filter(({ title, description, tags, category, playbooks }) => {
    if (filters.category !== 'all' && category !== filters.category) return false;
    if (filters.playbook !== 'all' && !playbooks.includes(filters.playbook)) return false;
    const places = [title, description, ...tags].map((text) => text.toLowerCase());
    return words.every((word) => places.some((text) => text.includes(word)));
  });
}
