import * as z from 'zod/mini';
import { commonMessages, contract, idPattern } from './contract';

/** Messages of the API about contacts. */
export const contactMessages = {
  notFound: 'Contact not found',
  invalid: 'Invalid contact data',
  notFetchedAll: 'Failed to fetch contacts',
  notFetched: 'Failed to fetch contact',
  notCreated: 'Failed to create contact',
  notUpdated: 'Failed to update contact',
  notDeleted: 'Failed to delete contact',
  forbidden: 'You do not have permission to see or change this contact.',
  changed: 'Somebody else changed this contact meanwhile. Fetch it again and repeat the change.',
  positionDiffers: 'Another name of the title: send one of the two, or the same value twice.',
  ownerUnknown: 'Choose an active user as the new owner.',
} as const;

const id = z.string().check(z.regex(idPattern));
const params = z.object({ id });
const time = z.nullable(z.string());
const line = z.string().check(z.maxLength(2_048));

/** A note about a contact (WRK-Q30). */
const note = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  contentType: z.string(),
  category: z.string(),
  isArchived: z.boolean(),
  createdBy: z.string(),
  createdAt: time,
  updatedAt: time,
});

/** An email to a contact (WRK-608, WRK-610). */
const email = z.object({
  id: z.string(),
  subject: z.string(),
  content: z.string(),
  to: z.string(),
  status: z.enum(['draft', 'sent']),
  type: z.string(),
  createdAt: time,
  lastEdited: time,
  sentAt: time,
  deletedAt: time,
  metadata: z.object({
    category: z.optional(z.string()),
    priority: z.optional(z.string()),
    scheduledFor: time,
    version: z.optional(z.string()),
    generated: z.optional(z.boolean()),
    sent: z.optional(z.boolean()),
    sentTimestamp: time,
    contactId: z.optional(z.string()),
  }),
});

/**
 * Records that belong to a contact: the notes that the caller may see, the emails, and the deleted emails
 * (WRK-603).
 */
const related = {
  notes: z.array(note),
  autoEmails: z.array(email),
  emailHistory: z.array(email),
};

const listed = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  title: z.string(),
  /** Equals `title` (WRK-599). */
  position: z.string(),
  linkedin: z.string(),
  website: z.string(),
  address: z.string(),
  source: z.string(),
  status: z.string(),
  archived: z.boolean(),
  ownerId: z.string(),
  lastInteraction: time,
  interactions: z.number(),
  emailCount: z.number(),
  createdAt: time,
  updatedAt: time,
});

/** The stored fields that a list's answer needs. */
export const listedFields = Object.keys(listed.shape).filter((name) => name !== 'id');

const contact = z.extend(listed, related);

const fields = z.object({
  firstName: line,
  lastName: line,
  email: z.optional(line),
  phone: z.optional(line),
  company: z.optional(line),
  title: z.optional(line),
  position: z.optional(line),
  linkedin: z.optional(line),
  website: z.optional(line),
  address: z.optional(line),
  status: z.optional(z.enum(['New', 'Contacted', 'Qualified', 'Proposal', 'Negotiation', 'Won', 'Lost'])),
});

const failing = (internal: string) => ({
  internal,
  forbidden: contactMessages.forbidden,
  'not-found': contactMessages.notFound,
});

/**
 * Lists the caller's contacts, one page at a time, ordered by id. Administrators get all (WRK-676, WRK-677).
 * With `include=related`, each contact has its notes and emails, and a page has at most 20 contacts.
 * `unreadable` has the ids of invalid records on the page.
 */
export const listContacts = contract({
  method: 'GET',
  path: '/contacts',
  summary: 'Contacts of the caller; all for administrators',
  caller: 'staff',
  query: z.object({
    limit: z.optional(z.string().check(z.regex(/^([1-9]|[1-9][0-9]|100)$/))),
    cursor: z.optional(id),
    include: z.optional(z.literal('related')),
  }),
  answer: z.object({
    contacts: z.array(z.extend(listed, z.partial(z.object(related)).shape)),
    unreadable: z.array(z.string()),
    next: z.nullable(z.string()),
  }),
  errors: { internal: contactMessages.notFetchedAll },
});

export const getContact = contract({
  method: 'GET',
  path: '/contacts/:id',
  summary: 'One contact',
  caller: 'staff',
  params,
  answer: contact,
  errors: failing(contactMessages.notFetched),
});

/** Creates a contact. A retry with the same Idempotency-Key returns the first contact (WRK-680, WRK-681). */
export const createContact = contract({
  method: 'POST',
  path: '/contacts',
  summary: 'Creates a contact, which the caller looks after',
  caller: 'staff',
  body: fields,
  answer: contact,
  status: 201,
  errors: {
    internal: contactMessages.notCreated,
    invalid: contactMessages.invalid,
    conflict: commonMessages.inTrash,
  },
});

/**
 * Changes the given fields. With `updatedAt`, fails if the contact has changed since (WRK-682, WRK-683,
 * WRK-Q60).
 */
export const updateContact = contract({
  method: 'PUT',
  path: '/contacts/:id',
  summary: 'Changes a contact',
  caller: 'staff',
  params,
  body: z.extend(z.partial(fields), { updatedAt: z.optional(z.string()) }),
  answer: contact,
  errors: {
    ...failing(contactMessages.notUpdated),
    invalid: contactMessages.invalid,
    conflict: contactMessages.changed,
  },
});

/** Sets the given value. It never toggles (WRK-686, WRK-Q35). */
export const archiveContact = contract({
  method: 'PUT',
  path: '/contacts/:id/archive',
  summary: 'Archives a contact or brings it back',
  caller: 'staff',
  params,
  body: z.object({ archived: z.boolean() }),
  answer: contact,
  errors: failing(contactMessages.notUpdated),
});

/**
 * Deletes a contact permanently, with its notes and emails, including those in the trash (WRK-684, WRK-685,
 * WRK-Q40, WRK-Q41).
 */
export const deleteContact = contract({
  method: 'DELETE',
  path: '/contacts/:id',
  summary: 'Deletes a contact for good, with all that belongs to it',
  caller: 'staff',
  params,
  errors: failing(contactMessages.notDeleted),
});

/** Transfers a contact to another person, with its notes and emails. */
export const moveContact = contract({
  method: 'PUT',
  path: '/contacts/:id/owner',
  summary: 'Hands a contact to another owner, with its notes and emails',
  caller: 'staff',
  params,
  body: z.object({ ownerId: id }),
  answer: contact,
  errors: { ...failing(contactMessages.notUpdated), invalid: contactMessages.ownerUnknown },
});
