import { type Video, type VideoCategory, videoCategories } from '@/content/pages/videos';
import type { PlainDocument } from '@/shared/firebase/read-plain';

/** A valid video, or the names of missing and invalid fields. */
export type DecodedVideo =
  | { readonly ok: true; readonly video: Video }
  | { readonly ok: false; readonly invalidFields: readonly string[] };

const isCategory = (value: string): value is VideoCategory =>
  videoCategories.some((category) => category.value === value);

/**
 * Validates every field of a stored video (PUB-353). Its id is the document's. firestore.rules require the
 * same shape.
 */
export function decodeVideo({ id, fields }: PlainDocument): DecodedVideo {
  const invalidFields: string[] = [];
  const text = (name: string, fits: (value: string) => boolean): string => {
    const value = fields[name];
    if (typeof value === 'string' && fits(value)) return value;
    invalidFields.push(name);
    return '';
  };
  const texts = (name: string): string[] => {
    const values = fields[name];
    if (Array.isArray(values) && values.every((value) => typeof value === 'string'))
      return [...new Set(values)];
    invalidFields.push(name);
    return [];
  };
  const filled = (value: string) => value.trim() !== '';

  const category = text('category', isCategory);
  const video = {
    id,
    title: text('title', filled),
    description: text('description', filled),
    // Becomes the `href` of a link, so a `javascript:` URL must never pass.
    url: text('url', (value) => /^https:\/\/\S+$/.test(value)),
    thumbnail: text('thumbnail', (value) => value === '' || /^(https:\/|\/videos)\/\S+$/.test(value)),
    duration: text('duration', (value) => value === '' || /^(\d{1,2}:)?\d{1,2}:\d{2}$/.test(value)),
    playbooks: texts('playbooks'),
    tags: texts('tags'),
    dateAdded: text('dateAdded', (value) => /^\d{4}-\d{2}-\d{2}$/.test(value)),
  };
  return isCategory(category) && invalidFields.length === 0
    ? { ok: true, video: { ...video, category } }
    : { ok: false, invalidFields };
}
