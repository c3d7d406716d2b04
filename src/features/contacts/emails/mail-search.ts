import type { WithId } from '@/shared/firebase/collection';
import { createPart } from '@/shared/saving/change';
import { fold } from '@/shared/search/fold';
import { longestEntry, textGrams } from '@/shared/search/text-pieces';
import { mailIndex } from '../collections';
import type { Contact, Mail, MailEntry } from '../schema';

/** Returns the searched texts of an e-mail, folded. */
export const searchedMail = ({ subject, content }: Pick<Mail, 'subject' | 'content'>): readonly string[] =>
  [subject, content].map(fold);

/**
 * Returns the search index entry of an e-mail. It covers about 4,000 characters of English. The rest of a
 * longer e-mail cannot be found.
 */
export const mailEntry = (
  contact: { readonly id: string; readonly ownerId: string },
  input: Pick<Mail, 'subject' | 'content'>,
): MailEntry & { readonly grams: readonly string[] } => ({
  contactId: contact.id,
  contactOwnerId: contact.ownerId,
  grams: textGrams(searchedMail(input), longestEntry),
});

/** Returns the part of a change that writes the search index entry of an e-mail. */
export const mailEntryPart = (
  contact: WithId<Contact>,
  mailId: string,
  input: Pick<Mail, 'subject' | 'content'>,
  options: { readonly replaces?: true } = {},
) => createPart(mailIndex, mailId, { ...mailEntry(contact, input) }, options);
