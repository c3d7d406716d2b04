import { cutText } from '@/shared/lib/cut-text';
import type { Lead } from '../schema';

const contents = [
  'Prospect-Finder Mini-Playbook',
  'Grant-Radar resources',
  'Tech-Stack Snapshot Audit',
  'Copilot/Gemini Quick-Enable Walk-through',
  'Security Quick-Start Sheet',
];

/**
 * Returns the `mailto:` link of an e-mail to a lead with the playbook link and the kit's contents (WRK-523,
 * WRK-524). Encodes every value, so that an address cannot add recipients or lines.
 */
export function playbookMailLink(recipient: { name: string; email: string }, playbookLink: string): string {
  const subject = "The Fundraisers' AI Guide: your Free Starter Pack";
  const body = [
    `Hello ${recipient.name},`,
    '',
    "thank you for asking for The Fundraisers' AI Guide. Your Free Starter Pack is here:",
    playbookLink,
    '',
    'Inside you find:',
    ...contents.map((item) => `- ${item}`),
    '',
    'If a question comes up while you work with it, just answer this mail.',
    '',
    'Warm regards,',
    'ACF',
  ].join('\r\n');
  return mailLink(recipient.email, subject, body);
}

/** The maximum number of quoted characters in a reply, because mail programs reject long links. */
const longestQuote = 1_000;

/** Returns the `mailto:` link of a reply to a message, with its subject and quoted text. */
export function replyMailLink({
  name,
  email,
  subject = '',
  message = '',
}: Pick<Lead, 'name' | 'email' | 'subject' | 'message'>): string {
  const quoted = cutText(message, longestQuote)
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
  const body = [`Hello ${name},`, '', '', ...(message === '' ? [] : quoted)].join('\r\n');
  return mailLink(email, `Re: ${subject || 'Your message to ACF'}`, body);
}

function mailLink(email: string, subject: string, body: string): string {
  // encodeURIComponent also encodes the '@', which mail programs need unencoded.
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
