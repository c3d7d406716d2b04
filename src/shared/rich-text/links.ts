import { emailPattern } from '@/shared/lib/address-patterns';

const longestLink = 2048;

/**
 * A web or mail address as a link may lead to it, as the browser writes it; undefined for anything else (WRK-Q72). Only
 * `http`, `https` and `mailto`, no user name or password, and of a mail link the address alone: nobody prepares copies or words
 * of a mail for somebody else to send.
 */
export function safeLink(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  let url: URL;
  try {
    url = new URL(value.trim());
  } catch {
    return undefined;
  }
  if (url.protocol === 'mailto:') {
    const [address = ''] = url.pathname.split(',');
    // Escaped characters could be line breaks and commas.
    return emailPattern.test(address) && !address.includes('%') ? `mailto:${address}` : undefined;
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  return url.href.length <= longestLink ? url.href : undefined;
}

/** What a person typed as an address, completed: `example.org` is a site, `mia@example.org` a mail address. */
export function typedLink(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > longestLink) return undefined;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return safeLink(`mailto:${typed}`);
  if (/^[^\s:/]+\.[^\s:/]+(:\d+)?([/?#]|$)/.test(typed)) return safeLink(`https://${typed}`);
  return safeLink(typed);
}
