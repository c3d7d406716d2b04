import { blogBodies } from 'virtual:blog-bodies';
import { blogPosts } from 'virtual:blog-posts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flashMessageFrom } from '@/app/navigation-state';
import type { BlogPost } from '@/content/blog/blog-post';
import { brand } from '@/content/brand';
import { blogPostPath, blogPostPattern, paths } from '@/shared/config/paths';
import { PostExtras } from '@/features/blog/post-extras';
import { blogPostPaths } from '@/features/blog/posts';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { BlogPostRoute } from './blog-post-route';
import { BlogRoute } from './blog-route';

const Home = () => <p>{flashMessageFrom(useLocation().state) ?? 'Home'}</p>;

const site = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <Suspense fallback="On its way">
      <Routes>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.blog} element={<BlogRoute />} />
        <Route path={blogPostPattern} element={<BlogPostRoute />} />
      </Routes>
    </Suspense>
  </MemoryRouter>
);

async function open(address: string) {
  const opened = await act(async () => render(site(address)));
  await vi.waitFor(() => expect(opened.container).not.toHaveTextContent('On its way'), { timeout: 10_000 });
  return opened;
}

function postAt(index: number): BlogPost {
  const post = blogPosts[index];
  if (!post) throw new Error(`There is no post ${index}.`);
  return post;
}

/** Returns the page's HTML as the build writes it: rendered with the SSR flag until nothing is pending. */
async function serverHtml(address: string): Promise<string> {
  vi.stubEnv('SSR', true);
  try {
    return await vi.waitFor(
      () => {
        const markup = renderToString(site(address));
        expect(markup).not.toContain('On its way');
        return markup;
      },
      // A cold import of a post's body is slow on a busy machine.
      { timeout: 10_000 },
    );
  } finally {
    vi.unstubAllEnvs();
  }
}

const structuredData = (container: HTMLElement): unknown =>
  JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

const textsIn = (element: HTMLElement | undefined) =>
  [...(element?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);

const paragraphsOf = (html: string | undefined) => {
  const element = document.createElement('div');
  element.innerHTML = html ?? '';
  return [...element.querySelectorAll('p')].map(({ textContent }) => textContent);
};

describe('/blog', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it('has its title and subtitle', covers('PUB-045', 'PUB-277', 'PUB-278'), async () => {
    await open(paths.blog);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(screen.getByText('Insights, updates, and thoughts on technology for nonprofits')).toBeVisible();
    expect(document.title).toBe('Blog · ACF');
  });

  it(
    'shows 17 posts, newest first, each with its title and a fragment of its own',
    covers('PUB-279', 'PUB-280', 'PUB-281'),
    async () => {
      await open(paths.blog);
      const articles = screen.getAllByRole('article');
      expect(articles).toHaveLength(17);
      const days = articles.map((article) => article.querySelector('time')?.dateTime ?? '');
      expect(days).toEqual([...days].sort().reverse());
      for (const [index, article] of articles.entries()) {
        const { id, title } = postAt(index);
        expect(article).toHaveAccessibleName(title);
        expect(within(article).getByRole('link', { name: title })).toHaveAttribute('href', blogPostPath(id));
        expect(article.id).toBe(id);
      }
    },
  );

  it('shows the date and age of each post', covers('PUB-282', 'PUB-283', 'PUB-284', 'PUB-285'), async () => {
    await open(paths.blog);
    const heads = screen.getAllByRole('article').map((article) => article.querySelector('p')?.textContent);
    expect(heads.slice(0, 3)).toEqual([
      'November 10, 2026 This month',
      'October 6, 2026 1 month ago',
      'August 25, 2026 2 months ago',
    ]);
    expect(heads.at(-1)).toBe('June 10, 2025 17 months ago');
  });

  it(
    'shows the excerpt and tags of each post, and the text of the newest',
    covers('PUB-286', 'PUB-287', 'PUB-292'),
    async () => {
      await open(paths.blog);
      for (const [index, article] of screen.getAllByRole('article').entries()) {
        const { excerpt, tags } = postAt(index);
        expect(within(article).getByText(excerpt)).toBeVisible();
        const shown = within(article).getByRole('list', { name: 'Tags' });
        expect([...shown.children].map(({ textContent }) => textContent)).toEqual(
          tags.map((tag) => `#${tag}`),
        );
      }
      const [newest] = screen.getAllByRole('article');
      expect(textsIn(newest)).toEqual(expect.arrayContaining(paragraphsOf(blogBodies[postAt(0).id])));
      expect(newest?.querySelector('details')).toBeNull();
    },
  );

  it('loads and shows the text of an older post when it is opened', covers('PUB-287'), async () => {
    await open(paths.blog);
    for (const [index, article] of screen.getAllByRole('article').entries()) {
      if (index === 0) continue;
      const { id, title } = postAt(index);
      const paragraphs = paragraphsOf(blogBodies[id]);
      expect(textsIn(article)).not.toContain(paragraphs[0]);
      // happy-dom does not toggle `<details>`.
      const details = article.querySelector('details');
      if (!details) throw new Error(`${id} cannot be opened.`);
      expect(details.querySelector('summary')).toHaveTextContent(`Read it hereClose it: ${title}`);
      expect(within(details).getByRole('link')).toHaveAttribute('href', blogPostPath(id));
      details.open = true;
      await vi.waitFor(() => expect(textsIn(article)).toEqual(expect.arrayContaining(paragraphs)), {
        timeout: 10_000,
      });
    }
  });

  it('opens the post that the address names in its fragment', async () => {
    const { id } = postAt(5);
    await open(`${paths.blog}#${id}`);
    const article = screen.getByRole('article', { name: postAt(5).title });
    await vi.waitFor(() => expect(textsIn(article)).toContain(paragraphsOf(blogBodies[id])[0]), {
      timeout: 10_000,
    });
  });

  it(
    'links in a new tab to other places that have the post, and only if there are any',
    covers('PUB-288', 'PUB-289', 'PUB-290', 'PUB-291'),
    async () => {
      const post = postAt(0);
      const elsewhere = {
        youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
        applePodcastsUrl: 'https://podcasts.apple.com/ca/podcast/1',
        linkedinUrl: 'https://www.linkedin.com/posts/1',
      };
      renderInRouter(<PostExtras post={{ ...post, ...elsewhere }} />);
      for (const [label, address] of [
        ['Watch on YouTube', elsewhere.youtubeUrl],
        ['Listen on Apple Podcasts', elsewhere.applePodcastsUrl],
        ['Read on LinkedIn', elsewhere.linkedinUrl],
      ] as const) {
        const link = screen.getByRole('link', { name: new RegExp(`^${label}`) });
        expect(link).toHaveAttribute('href', address);
        expect(link).toHaveAttribute('target', '_blank');
      }
      cleanup();
      await open(paths.blog);
      expect(screen.queryByRole('link', { name: /^(Watch|Listen|Read) on/ })).not.toBeInTheDocument();
    },
  );

  it('lists every post by year with a link to its fragment', async () => {
    await open(paths.blog);
    const contents = screen.getByRole('navigation', { name: 'All posts by year' });
    const targets = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(blogPosts.map(({ id }) => `#${id}`));
  });

  it('links to the feed for feed readers', async () => {
    await open(paths.blog);
    expect(document.head.querySelector('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute(
      'href',
      '/blog/feed.xml',
    );
  });

  it('has one main heading, no skipped level and unique ids', async () => {
    const { container } = await open(paths.blog);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('/blog that arrives as HTML', () => {
  let root: Root | undefined;
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    vi.useRealTimers();
  });

  it('hydrates without an error, keeps its posts and updates their ages', covers('PUB-285'), async () => {
    const container = document.createElement('div');
    container.innerHTML = await serverHtml(paths.blog);
    const [article] = container.querySelectorAll('article');
    expect(article).toHaveTextContent('This month');
    vi.setSystemTime(new Date(2027, 0, 20, 12));
    const complain = vi.fn<() => void>();
    await act(async () => {
      root = hydrateRoot(container, site(paths.blog), { onRecoverableError: complain });
    });
    expect(container.querySelector('article')).toBe(article);
    expect(article).toHaveTextContent('2 months ago');
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('The page of a post', () => {
  it('shows the post and describes it to search engines', covers('PUB-354'), async () => {
    const post = postAt(1);
    const { container } = await open(blogPostPath(post.id));
    const article = screen.getByRole('article', { name: post.title });
    expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent(post.title);
    expect(within(article).getByText('October 6, 2026')).toBeVisible();
    expect(within(article).getByText(post.excerpt)).toBeVisible();
    expect(article).toHaveTextContent(paragraphsOf(blogBodies[post.id])[0] ?? '');
    expect(document.title).toBe(`${post.title} · ACF`);
    expect(document.head.querySelector('meta[property="article:published_time"]')).toHaveAttribute(
      'content',
      post.date,
    );
    expect(structuredData(container)).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: post.date,
      author: { '@type': 'Organization', name: brand.name },
      mainEntityOfPage: `https://www.acf.example/blog/${post.id}`,
    });
  });

  it('links to the older and newer post and to all posts', async () => {
    await open(blogPostPath(postAt(1).id));
    const more = within(screen.getByRole('navigation', { name: 'More posts' }));
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      blogPostPath(postAt(2).id),
      blogPostPath(postAt(0).id),
    ]);
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
  });

  it.each([0, 16])('links to only one other post at either end of the list (%i)', async (index) => {
    await open(blogPostPath(postAt(index).id));
    const more = within(screen.getByRole('navigation', { name: 'More posts' }));
    expect(more.getAllByRole('link')).toHaveLength(1);
  });

  it('shows nothing of the previous post after opening the next one', async () => {
    await open(blogPostPath(postAt(1).id));
    await act(async () => screen.getByRole('link', { name: postAt(0).title }).click());
    const article = screen.getByRole('article', { name: postAt(0).title });
    expect(textsIn(article)).toEqual(expect.arrayContaining(paragraphsOf(blogBodies[postAt(0).id])));
    expect(textsIn(article)).not.toContain(paragraphsOf(blogBodies[postAt(1).id])[0]);
  });

  it('redirects an unknown post to the home page with a notice', async () => {
    await open('/blog/no-such-post');
    expect(screen.getByText('That page was not found. Here is our home page instead.')).toBeVisible();
  });

  it.each(blogPostPaths())('%s is complete as HTML, without inline styles and scripts', async (address) => {
    const html = await serverHtml(address);
    expect(html).toContain(blogBodies[address.slice('/blog/'.length)]);
    expect(html.replace('<script type="application/ld+json">', '')).not.toMatch(/ style=|<script|<style/);
  });
});
