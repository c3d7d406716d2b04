import type { Page } from '@playwright/test';

/** Returns the paths of the sitemap, and of the public pages that are not in it. */
export async function publicPaths(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || '/',
  );
  return [
    ...listed,
    '/ai-forward',
    '/playbook/security',
    '/playbook/advanced',
    '/safari-test',
    '/login',
    '/admin/login',
    '/reset-password',
  ];
}

/** Returns the same paths, but only the first of the blog posts, which share one page. */
export async function publicRoutes(page: Page): Promise<string[]> {
  const paths = await publicPaths(page);
  const posts = paths.filter((path) => path.startsWith('/blog/'));
  return paths.filter((path) => !posts.slice(1).includes(path));
}
