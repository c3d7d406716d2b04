import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { readPosts } from './blog-plugin';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blog-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (id: string, date: string) =>
  writeFileSync(
    join(folder, `${id}.md`),
    `---\ntitle: ${id}\ndate: ${date}\nexcerpt: ${'e'.repeat(120)}\ntags: [A]\n---\nText.\n`,
  );

describe('the folder of posts', () => {
  it('is read newest first and by id within a day, ignoring other files', covers('PUB-280'), () => {
    write('b', '2026-01-02');
    write('old', '2025-12-31');
    write('a', '2026-01-02');
    write('new', '2026-02-01');
    writeFileSync(join(folder, 'types.ts'), '');
    expect(readPosts(folder).map(({ post }) => post.id)).toEqual(['new', 'a', 'b', 'old']);
  });

  it('contains essays of 250 to 450 words, none with a future date', covers('PUB-279'), () => {
    const posts = readPosts('src/content/blog');
    expect(posts).toHaveLength(17);
    for (const { post, content } of posts) {
      expect(Date.parse(post.date), post.id).toBeLessThanOrEqual(Date.now());
      const words = content.replaceAll(/<[^>]*>/g, '').split(/\s+/).length;
      expect(words, post.id).toBeGreaterThanOrEqual(250);
      expect(words, post.id).toBeLessThanOrEqual(450);
    }
  });
});
