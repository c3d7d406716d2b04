import { vi } from 'vitest';
import { builtInVideos, type Video } from '@/content/pages/videos';

/** The built-in videos with links, as a stored library has them. */
export const linkedVideos: readonly Video[] = builtInVideos.map((video) => ({
  ...video,
  url: `https://youtube.acf.example/watch/${video.id}`,
}));

const text = (stringValue: string) => ({ stringValue });
const texts = (list: readonly string[]) => ({
  arrayValue: list.length === 0 ? {} : { values: list.map(text) },
});

/** Returns a video as Firestore's REST API sends it. */
export const storedVideo = ({ id, playbooks, tags, ...fields }: Video) => ({
  name: `projects/demo-acf/databases/(default)/documents/videos/${id}`,
  fields: {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)])),
    playbooks: texts(playbooks),
    tags: texts(tags),
  },
  createTime: '2026-11-21T12:00:00Z',
  updateTime: '2026-11-21T12:00:00Z',
});

/** Makes `fetch` answer with these documents. Returns the mock. */
export function answerWith(documents: readonly unknown[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json(documents.map((document) => ({ document }))),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
