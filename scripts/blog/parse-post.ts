import { Marked, type Token } from 'marked';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { BlogPost } from '../../src/content/blog/blog-post.ts';

/** A post as stored in its file, with its content as HTML. */
export interface WrittenPost {
  readonly post: BlogPost;
  readonly content: string;
}

const text = (expected: string) => z.string({ error: `expected ${expected}` }).trim();

const webAddress = z
  .url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' })
  .optional();

const frontMatterSchema = z.strictObject({
  title: text('a title').min(1, 'expected a title').max(80, 'expected at most 80 characters'),
  date: z.iso.date({ error: 'expected a calendar day such as 2026-03-01' }),
  // Search engines show about this many characters of a description.
  excerpt: text('an excerpt of 110 to 160 characters')
    .min(110, 'expected at least 110 characters')
    .max(160, 'expected at most 160 characters'),
  tags: z
    .array(
      text('a tag').regex(/^[A-Za-z][A-Za-z0-9]*$/, 'expected letters and digits without spaces or a hash'),
      { error: 'expected a list of tags' },
    )
    .min(1, 'expected at least one tag'),
  youtubeUrl: webAddress,
  applePodcastsUrl: webAddress,
  linkedinUrl: webAddress,
});

/** Thrown for an invalid post. Names the file, the field and what was expected. */
export class PostError extends Error {
  override readonly name = 'PostError';
}

const filePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * The elements that a body must not contain, with the reason. The level of a heading would depend on the page
 * that shows the post.
 */
const refused: Partial<Record<string, string>> = {
  html: 'raw HTML is not allowed: write Markdown',
  heading: 'headings are not allowed in a body: begin the paragraph with words in bold',
  image: 'pictures are not supported',
};

function refuse(token: Token): void {
  const reason = refused[token.type];
  if (reason !== undefined) throw new PostError(`body: ${reason} (${token.raw.trim().slice(0, 60)})`);
  if (token.type === 'link' && !/^(https?:\/\/|\/(?!\/))/.test(token.href))
    throw new PostError(
      `body: expected a link to http://, https:// or a page of this site, found ${token.href}`,
    );
}

const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      const address = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const outward = /^https?:/.test(href) ? ' target="_blank" rel="noopener noreferrer"' : '';
      return `<a href="${address}"${outward}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** Turns Markdown into HTML, one paragraph for each part between blank lines (PUB-287). */
function renderBody(body: string): string {
  const tokens = markdown.lexer(body);
  if (tokens.every(({ type }) => type === 'space')) throw new PostError('body: expected text');
  void markdown.walkTokens(tokens, refuse);
  return markdown.parser(tokens).trim();
}

function readFrontMatter(source: string): { post: Omit<BlogPost, 'id'>; body: string } {
  const [, head, body] = frontMatterPattern.exec(source) ?? [];
  if (head === undefined || body === undefined)
    throw new PostError('expected front matter between two lines of ---');
  const { success, data, error } = frontMatterSchema.safeParse(parseYaml(head));
  if (!success) {
    const problems = error.issues.map(
      ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
    );
    throw new PostError(problems.join('; '));
  }
  const { youtubeUrl, applePodcastsUrl, linkedinUrl, ...rest } = data;
  return {
    post: {
      ...rest,
      ...(youtubeUrl && { youtubeUrl }),
      ...(applePodcastsUrl && { applePodcastsUrl }),
      ...(linkedinUrl && { linkedinUrl }),
    },
    body,
  };
}

/** Parses one post. Throws `PostError` with the file's name if it is invalid. */
export function parsePost(file: string, source: string): WrittenPost {
  try {
    if (!filePattern.test(file))
      throw new PostError('expected a file name of small letters, digits and hyphens');
    const { post, body } = readFrontMatter(source);
    return { post: { id: file.slice(0, -'.md'.length), ...post }, content: renderBody(body) };
  } catch (problem) {
    if (problem instanceof PostError || problem instanceof YAMLParseError)
      throw new PostError(`Blog post ${file}: ${problem.message}`, { cause: problem });
    throw problem;
  }
}
