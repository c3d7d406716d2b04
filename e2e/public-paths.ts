/** The addresses of a sitemap, without their host, and the public pages that no sitemap lists. */
export function publicPaths(sitemap: string): string[] {
  const listed = Array.from(
    sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || '/',
  );
  return [...listed, '/ai-forward', '/safari-test', '/login', '/admin/login', '/reset-password'];
}
