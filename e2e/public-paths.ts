import type { Page } from '@playwright/test';

/** The addresses of the sitemap, without their host, and the public pages that no sitemap lists. */
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

/** The same, but of the posts, which share one page, only the first. */
export async function publicRoutes(page: Page): Promise<string[]> {
  const paths = await publicPaths(page);
  const posts = paths.filter((path) => path.startsWith('/blog/'));
  return paths.filter((path) => !posts.slice(1).includes(path));
}
