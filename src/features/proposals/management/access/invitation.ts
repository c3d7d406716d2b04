import { accessTexts } from './access-texts';
import { formatter } from '@/shared/i18n/format';
import { addressOf } from '../list/page-address';
import { hasAccess } from '../publishing/publication';
import type { ProposalDraft, Recipient } from '@/features/proposals/schema';

const texts = accessTexts.invitation;

/** Formats a date: `December 24, 2026`. */
export const dayOf = formatter({ dateStyle: 'long' });

/** Returns a recipient's invitation: the page's link, their code and the email address to type. */
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

/** Returns the invitations of everyone with access, each below the recipient's name and email address. */
export const invitationsOf = (draft: Pick<ProposalDraft, 'title' | 'recipients'> & { readonly id: string }) =>
  Object.values(draft.recipients)
    .filter((recipient) => hasAccess(recipient))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((recipient) => `${texts.to(recipient.name, recipient.email)}\n\n${invitationOf(draft, recipient)}`)
    .join(`\n${texts.rule}\n\n`);

/**
 * Returns the page's link with the code in its fragment. The code prefills the gate's field and doesn't
 * submit it.
 */
export const linkWithCode = (slug: string, code: string): string =>
  `${addressOf(slug)}#code=${encodeURIComponent(code)}`;
