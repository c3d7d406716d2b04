import { type Collection, defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import { contactEntity } from './entity';
import { contactSchema, type Mail, mailEntrySchema, mailSchema } from './schema';

/** The contacts of the staff (WRK-118). */
export const contacts = defineCollection(contactEntity.collection, contactSchema);

const mails = defineSubcollection('emails', mailSchema);

/** E-mails to one contact, drafted, sent and deleted (WRK-203). */
export const mailsOf = (contactId: string): Collection<Mail> => mails.of(contacts, contactId);

/** By which contacts are found through their e-mails (decision 046). */
export const mailIndex = defineCollection('mailIndex', mailEntrySchema);
