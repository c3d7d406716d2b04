import { blogBodies } from 'virtual:blog-bodies';
import { blogPosts } from 'virtual:blog-posts';
import { blogPage } from '@/content/pages/blog';
import { brand } from '@/content/brand';
import { siteAddress } from '@/shared/facts/site-address';
import { blogPostPath, paths } from '@/shared/config/paths';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const full = siteAddress;

/** Feed readers show the text outside the site, so links must be absolute. */
const withFullLinks = (html: string) => html.replaceAll('href="/', `href="${siteAddress('/')}/`);

// Posts only have a calendar day. Noon in UTC is the same day from Honolulu to Tokyo.
const instant = (date: string) => `${date}T12:00:00Z`;

/** Returns the blog as an Atom feed with the full text of every post. The build writes it to a file. */
export function blogFeed(): string {
  const entries = blogPosts.flatMap(({ id, title, date, excerpt, tags }) => [
    '  <entry>',
    // A post's id is its file name, so its feed id doesn't change by itself.
    `    <id>${full(blogPostPath(id))}</id>`,
    `    <title>${escaped(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${full(blogPostPath(id))}"/>`,
    `    <published>${instant(date)}</published>`,
    `    <updated>${instant(date)}</updated>`,
    `    <summary>${escaped(excerpt)}</summary>`,
    ...tags.map((tag) => `    <category term="${escaped(tag)}"/>`),
    `    <content type="html">${escaped(withFullLinks(blogBodies[id] ?? ''))}</content>`,
    '  </entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${full(paths.blog)}</id>`,
    `  <title>${escaped(blogPage.feedTitle)}</title>`,
    `  <subtitle>${escaped(blogPage.subtitle)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${full(paths.blogFeed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${full(paths.blog)}"/>`,
    `  <updated>${instant(blogPosts[0]?.date ?? '1970-01-01')}</updated>`,
    `  <author><name>${escaped(brand.name)}</name><uri>${siteAddress('/')}</uri></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
