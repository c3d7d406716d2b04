import { emailPattern } from '@/shared/lib/address-patterns';

const longestLink = 2048;

/**
 * Returns a safe web or email link in the form that the browser produces, or undefined (WRK-Q72). Allows only
 * `http`, `https` and `mailto`, without user name or password. Keeps only the address of an email link, so
 * that no one can prefill a message for another person to send.
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
    // Percent-encoded characters could be line breaks and commas.
    return emailPattern.test(address) && !address.includes('%') ? `mailto:${address}` : undefined;
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  return url.href.length <= longestLink ? url.href : undefined;
}

/** Completes a typed link: `example.org` is a site, `mia@example.org` an email address. */
export function typedLink(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > longestLink) return undefined;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return safeLink(`mailto:${typed}`);
  if (/^[^\s:/]+\.[^\s:/]+(:\d+)?([/?#]|$)/.test(typed)) return safeLink(`https://${typed}`);
  return safeLink(typed);
}
