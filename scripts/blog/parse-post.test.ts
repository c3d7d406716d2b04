import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { parsePost } from './parse-post';

const excerpt =
  'Two plain sentences after each call tell the next person on your team what happened, and why it did, in your own words.';

const fields = {
  title: 'Your CRM is a diary',
  date: '2025-06-10',
  excerpt,
  tags: '[CRM, DonorData]',
};

const written = (changes: Record<string, string | undefined> = {}, body = 'One.\n\nTwo.') =>
  [
    '---',
    ...Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${value}`],
    ),
    '---',
    '',
    body,
    '',
  ].join('\n');

const parse = (changes?: Record<string, string | undefined>, body?: string) =>
  parsePost('a-diary.md', written(changes, body));

describe('a post', () => {
  it('has id, title, date, excerpt, tags and content', covers('PUB-354'), () => {
    expect(parse()).toEqual({
      post: {
        id: 'a-diary',
        title: 'Your CRM is a diary',
        date: '2025-06-10',
        excerpt,
        tags: ['CRM', 'DonorData'],
      },
      content: '<p>One.</p>\n<p>Two.</p>',
    });
  });

  it('may have three external addresses', covers('PUB-355'), () => {
    const addresses = {
      youtubeUrl: 'https://youtube.acf.example/watch/1',
      applePodcastsUrl: 'https://podcasts.acf.example/1',
      linkedinUrl: 'http://linkedin.acf.example/1',
    };
    expect(parse(addresses).post).toMatchObject(addresses);
    for (const name of Object.keys(addresses)) expect(parse().post).not.toHaveProperty(name);
  });

  it('becomes one paragraph per block between blank lines, with any line ending', covers('PUB-287'), () => {
    const body = 'One,\nstill one.\n\nTwo.\n\n\nThree.';
    const paragraphs = '<p>One,\nstill one.</p>\n<p>Two.</p>\n<p>Three.</p>';
    expect(parse({}, body).content).toBe(paragraphs);
    expect(parsePost('a.md', written({}, body).replaceAll('\n', '\r\n')).content).toBe(paragraphs);
  });

  it('links to pages of the site in the same tab and to others in a new tab', () => {
    expect(parse({}, '[in](/videos) [out](https://a.example/?a=1&b="2")').content).toBe(
      '<p><a href="/videos">in</a> <a href="https://a.example/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener noreferrer">out</a></p>',
    );
  });
});

describe('a post that cannot be published', () => {
  it.each([
    ['a missing title', { title: undefined }, /^Blog post a-diary\.md: title: expected a title$/],
    ['a day that does not exist', { date: '2025-02-30' }, /date: expected a calendar day such as 2026-03-01/],
    ['a time', { date: '2025-02-20T10:00:00Z' }, /date: expected a calendar day/],
    ['a short excerpt', { excerpt: 'Short.' }, /excerpt: expected at least 110 characters/],
    ['no tags', { tags: '[]' }, /tags: expected at least one tag/],
    ['a tag with a hash sign', { tags: '["#CRM"]' }, /tags\.0: expected letters and digits/],
    ['a script address', { youtubeUrl: '"javascript:alert(1)"' }, /youtubeUrl: expected an address/],
    ['an unknown field', { youtube: 'https://a.example' }, /Unrecognized key: "youtube"/],
  ])('names the file and the field: %s', (_, changes, message) => {
    expect(() => parse(changes)).toThrow(message);
  });

  it('names every wrong field at once', () => {
    expect(() => parse({ title: undefined, date: 'soon' })).toThrow(/title: .*; date: /);
  });

  it.each([
    ['a block of HTML', '<div>\nx\n</div>', /body: raw HTML is not allowed/],
    ['HTML in a sentence', 'A <b>bold</b> word', /body: raw HTML is not allowed/],
    ['HTML in a list', '- one\n- <img src=x onerror=alert(1)>', /body: raw HTML is not allowed/],
    ['a heading', '## Two', /body: headings are not allowed/],
    ['a picture', '![x](https://a.example/x.png)', /body: pictures are not supported/],
    ['a script link', '[x](javascript:alert)', /body: expected a link to/],
    ['a link without a protocol', '[x](//a.example)', /body: expected a link to/],
    ['nothing', '', /body: expected text/],
  ])('is refused for its body: %s', (_, body, message) => {
    expect(() => parse({}, body)).toThrow(message);
  });

  it('names the file with missing or broken front matter or an invalid name', () => {
    expect(() => parsePost('a.md', 'Text only')).toThrow('Blog post a.md: expected front matter');
    expect(() => parsePost('a.md', '---\ntags: [\n---\nx')).toThrow(/^Blog post a\.md: /);
    expect(() => parsePost('A Diary.md', written())).toThrow(/expected a file name/);
  });
});
