import * as z from 'zod/mini';
import {
  type VideoCategory,
  videoCategories,
  type VideoPlaybook,
  videoPlaybooks,
} from '@/content/pages/videos';
import { youtubeId } from '@/shared/lib/youtube';
import { managementTexts as texts } from './management/texts';

const categoryValues = videoCategories.map(({ value }) => value);
const lines = z._default(z.readonly(z.array(z.string())), []);

/** A stored video for administrators (WRK-642). It rejects the same records as the public library. */
export const videoSchema = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  url: z.string().check(z.regex(/^https:\/\/\S+$/)),
  thumbnail: z._default(z.string(), ''),
  duration: z._default(z.string(), ''),
  category: z.enum(categoryValues),
  playbooks: lines,
  tags: lines,
  /** Calendar day: `2026-11-21`. */
  dateAdded: z.string(),
});
export type StoredVideo = z.infer<typeof videoSchema>;

/**
 * Returns the YouTube thumbnail for the two link formats that contain the video's id; empty for other links
 * (WRK-563, WRK-Q147).
 */
export function thumbnailAt(url: string): string {
  const id = youtubeId(url);
  return id === undefined ? '' : `https://img.youtube.com/vi/${id}/hqdefault.jpg`;
}

/** Splits text into tags at commas. Trims them, and drops empty and repeated ones (WRK-562). */
export const tagsOf = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const longest = { title: 200, description: 2_000, url: 2_000, tag: 40, tags: 10 } as const;

function isHttps(typed: string): boolean {
  try {
    const { protocol, hostname } = new URL(typed);
    return protocol === 'https:' && hostname.includes('.') && !/\s/.test(typed);
  } catch {
    return false;
  }
}

const ticks = z.object(
  Object.fromEntries(videoPlaybooks.map(({ value }) => [value, z._default(z.boolean(), false)])) as Record<
    VideoPlaybook,
    z.ZodMiniDefault<z.ZodMiniBoolean>
  >,
);

/** The form's schema. Title, description, URL and category are required (WRK-560, WRK-561). */
export const videoFormSchema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, texts.titleMissing), z.maxLength(longest.title, texts.titleLong)),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.descriptionMissing),
      z.maxLength(longest.description, texts.descriptionLong),
    ),
  url: z.string().check(
    z.trim(),
    z.minLength(1, texts.urlMissing),
    z.maxLength(longest.url, texts.urlForm),
    z.refine((typed) => typed === '' || isHttps(typed), texts.urlForm),
  ),
  category: z.pipe(
    z
      .string()
      .check(z.refine((value) => categoryValues.some((each) => each === value), texts.categoryMissing)),
    z.transform((value: string) => value as VideoCategory),
  ),
  duration: z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || /^(\d{1,2}:)?\d{1,2}:\d{2}$/.test(typed), texts.durationForm),
  ),
  tags: z.pipe(
    z.string().check(
      z.refine((typed) => tagsOf(typed).length <= longest.tags, texts.tagsMany),
      z.refine((typed) => tagsOf(typed).every((tag) => tag.length <= longest.tag), texts.tagLong),
    ),
    z.transform(tagsOf),
  ),
  playbooks: z.pipe(
    ticks,
    z.transform((ticked: Readonly<Record<VideoPlaybook, boolean>>): readonly string[] =>
      videoPlaybooks.flatMap(({ value }) => (ticked[value] ? [value] : [])),
    ),
  ),
});
export type VideoFormValues = z.output<typeof videoFormSchema>;
