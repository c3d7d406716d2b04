import { accessTexts } from './access-texts';
import { formatter } from '@/shared/i18n/format';
import { addressOf } from './page-address';
import type { ProposalDraft, Recipient } from './schema';

const texts = accessTexts.invitation;

/** Writes a day out: `December 24, 2026`. */
export const dayOf = formatter({ dateStyle: 'long' });

/** Returns the text that invites a recipient to a page: its address, their code, and the address that they type. */
export function invitationOf(
  { id, title }: Pick<ProposalDraft, 'title'> & { readonly id: string },
  { code, email, expiresAt }: Pick<Recipient, 'code' | 'email' | 'expiresAt'>,
): string {
  const lines = [
    texts.open(title),
    addressOf(id),
    '',
    texts.code(code),
    ...(email === '' ? [] : [texts.email(email)]),
    ...(expiresAt === null ? [] : ['', texts.until(dayOf(expiresAt))]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the page's address with the code in its fragment; the code fills the field and opens nothing by itself. */
export const linkWithCode = (slug: string, code: string): string =>
  `${addressOf(slug)}#code=${encodeURIComponent(code)}`;
