import { blogBodies } from 'virtual:blog-bodies';
import { blogPosts } from 'virtual:blog-posts';
import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { blogFeed } from './feed';

const feed = new DOMParser().parseFromString(blogFeed(), 'application/xml');
const textOf = (parent: ParentNode, name: string) =>
  [...parent.children].find(({ localName }) => localName === name)?.textContent;

describe('The Atom feed', () => {
  it('is well-formed Atom with an entry for every post, newest first', () => {
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    const entries = [...feed.querySelectorAll('entry')];
    expect(entries).toHaveLength(17);
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(blogPosts.map(({ title }) => title));
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(17);
  });

  it('has every element that Atom requires of a feed and its entries', () => {
    const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
    for (const part of [feed.documentElement, ...feed.querySelectorAll('entry')]) {
      expect(textOf(part, 'id')).toMatch(/^https:\/\//);
      expect(textOf(part, 'title')).toBeTruthy();
      expect(textOf(part, 'updated')).toMatch(instant);
    }
    expect(feed.querySelector('feed > author > name')?.textContent).toBe(brand.name);
    expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
      `https://www.acf.example/blog/feed.xml`,
    );
  });

  it('contains the full text of every post with absolute addresses only', () => {
    for (const [index, entry] of [...feed.querySelectorAll('entry')].entries()) {
      const { id } = blogPosts[index] ?? { id: '' };
      expect(entry.querySelector('link')?.getAttribute('href')).toBe(`https://www.acf.example/blog/${id}`);
      const content = textOf(entry, 'content') ?? '';
      expect(content.replaceAll('https://www.acf.example', '')).toBe(blogBodies[id]);
      expect(content).not.toMatch(/href="\//);
    }
    expect(blogFeed()).toContain(`href=&quot;https://www.acf.example/`);
  });
});
