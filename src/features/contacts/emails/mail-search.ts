import type { WithId } from '@/shared/firebase/collection';
import { createPart } from '@/shared/saving/change';
import { fold } from '@/shared/search/fold';
import { longestEntry, textGrams } from '@/shared/search/text-pieces';
import { mailIndex } from '../collections';
import type { Contact, Mail, MailEntry } from '../schema';

/** The texts of an e-mail that are searched, folded. */
export const searchedMail = ({ subject, content }: Pick<Mail, 'subject' | 'content'>): readonly string[] =>
  [subject, content].map(fold);

/** What an e-mail is found by: some 4,000 characters of English; what is longer is found by its beginning. */
export const mailEntry = (
  contact: { readonly id: string; readonly ownerId: string },
  words: Pick<Mail, 'subject' | 'content'>,
): MailEntry & { readonly grams: readonly string[] } => ({
  contactId: contact.id,
  contactOwnerId: contact.ownerId,
  grams: textGrams(searchedMail(words), longestEntry),
});

/** The part of a change that makes an e-mail found by its words, in place of those before. */
export const mailEntryPart = (
  contact: WithId<Contact>,
  mailId: string,
  words: Pick<Mail, 'subject' | 'content'>,
  options: { readonly replaces?: true } = {},
) => createPart(mailIndex, mailId, { ...mailEntry(contact, words) }, options);
