import { type Collection, defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import { contactEntity } from './entity';
import { contactSchema, type Mail, mailEntrySchema, mailSchema } from './schema';

/** The staff's contacts (WRK-118). */
export const contacts = defineCollection(contactEntity.collection, contactSchema);

const emails = defineSubcollection('emails', mailSchema);

/** Returns the collection of a contact's e-mails: drafts, sent and deleted ones (WRK-203). */
export const mailsOf = (contactId: string): Collection<Mail> => emails.of(contacts, contactId);

/** The search index that finds contacts by the text of their e-mails (decision 046). */
export const mailIndex = defineCollection('mailIndex', mailEntrySchema);
