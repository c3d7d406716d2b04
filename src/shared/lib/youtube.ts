const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
const idPattern = /^[A-Za-z0-9_-]{11}$/;

/**
 * Returns the id in the address of a YouTube video, `…/watch?v=…` or `youtu.be/…`, over https and with eleven
 * allowed characters. Returns undefined for any other address (WRK-563, WRK-Q147).
 */
export function youtubeId(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:') return undefined;
  const id =
    hosts.has(url.hostname) && url.pathname === '/watch'
      ? url.searchParams.get('v')
      : url.hostname === 'youtu.be'
        ? url.pathname.slice(1)
        : null;
  return id !== null && idPattern.test(id) ? id : undefined;
}
