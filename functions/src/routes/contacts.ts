import * as z from 'zod/mini';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import {
  archiveContact,
  contactMessages,
  createContact,
  deleteContact,
  getContact,
  listContacts,
  listedFields,
  moveContact,
  updateContact,
} from '@/contracts/contacts';
import { derivedContactFields } from '@/features/contacts/contact-search';
import { contactFormSchema } from '@/features/contacts/form/schema';
import { can } from '@/features/contacts/policy';
import { nameOf, defaultPreferences } from '@/features/contacts/schema';
import type { Api } from '../api';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { endpoint } from '../pipeline/endpoint';
import { limits } from '../pipeline/limits';
import { relatedTo } from '../services/contact-related';
import { createOnce } from '../services/created-once';
import { handOverContact } from '../services/hand-over';
import { eraseContact } from '../services/records';
import { recordEvent } from '../services/security-events';
import { type ContactRecord, loadContact, maySee, readContact, tryContact } from '../services/stored-records';

const pageSize = 50;
const empty = {
  email: '',
  phone: '',
  company: '',
  title: '',
  linkedin: '',
  website: '',
  address: '',
  status: 'New',
};

/** The largest page of contacts with their notes and emails. */
const relatedPageSize = 20;

const iso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

const present = ({ createdAt, updatedAt, lastInteraction, ...contact }: ContactRecord) => ({
  ...contact,
  position: contact.title || (contact.position ?? ''),
  lastInteraction: iso(lastInteraction),
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});

interface ContactCall {
  readonly api: Api;
  readonly caller: Caller;
  readonly params: { readonly id: string };
}

const load = ({ api, caller, params }: ContactCall) => loadContact(api.backend.database, caller, params.id);

/** Reads a contact's current state with its notes and emails. */
async function whole({ api, caller, params: { id } }: ContactCall) {
  const { database } = api.backend;
  const [stored, related] = await Promise.all([
    database.doc(`manualContacts/${id}`).get(),
    relatedTo(database, caller, id),
  ]);
  const data = stored.data();
  if (data === undefined) throw new ApiError('not-found', contactMessages.notFound);
  return { ...present(readContact(id, data)), ...related };
}

/** Reads a contact, including one in the trash, because both are permanently deleted in the same way. */
async function loadOrTrashed(call: ContactCall) {
  const { api, caller, params } = call;
  const entry = await api.backend.database.doc(`trash/manualContacts-${params.id}`).get();
  const record: unknown = entry.get('record');
  if (typeof record !== 'object' || record === null) return load(call);
  if (!maySee(caller, record)) throw new ApiError('not-found', contactMessages.notFound);
  return readContact(params.id, record);
}

/** Accepts `position` as another name for the title (WRK-599). */
function titled<T extends { title?: string | undefined; position?: string | undefined }>({
  position,
  ...body
}: T) {
  if (position === undefined) return body;
  if (body.title !== undefined && body.title !== position)
    throw new ApiError('invalid', contactMessages.invalid, {
      fields: { position: contactMessages.positionDiffers },
    });
  return { ...body, title: position };
}

/** Checks a contact with the form's own schema. Throws `invalid` with the errors by field. */
function checked(fields: Readonly<Record<string, unknown>>) {
  const parsed = z.safeParse(contactFormSchema, fields);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
  throw new ApiError('invalid', contactMessages.invalid, { fields: Object.fromEntries(wrong) });
}

const stamps = (uid: string) => ({
  updatedAt: FieldValue.serverTimestamp(),
  lastModified: FieldValue.serverTimestamp(),
  lastModifiedBy: uid,
});

/** Returns the fields that were sent, without `undefined`, which the database rejects. */
const given = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const forOwner = (action: 'contact.get' | 'contact.update' | 'contact.delete') => ({
  load,
  policy: (caller: Parameters<typeof can>[0], contact: ContactRecord) => can(caller, action, contact),
  refusal: contactMessages.forbidden,
});

export const contactEndpoints = [
  endpoint(listContacts, {
    limit: limits.read,
    policy: (caller) => can(caller, 'contact.list'),
    async serve({ api, caller, query }) {
      const isRelated = query.include === 'related';
      const size = Math.min(Number(query.limit ?? pageSize), isRelated ? relatedPageSize : 100);
      const all = api.backend.database.collection('manualContacts');
      const own = caller.role === 'admin' ? all : all.where('ownerId', '==', caller.uid);
      const ordered = own.orderBy(FieldPath.documentId());
      const from = query.cursor === undefined ? ordered : ordered.startAfter(query.cursor);
      const { docs } = await from
        .select(...listedFields)
        .limit(size)
        .get();
      const readable: ContactRecord[] = [];
      const unreadable: string[] = [];
      for (const each of docs) {
        const contact = tryContact(each.id, each.data());
        if (contact === undefined) unreadable.push(each.id);
        else readable.push(contact);
      }
      return {
        contacts: await Promise.all(
          readable.map(async (contact) => ({
            ...present(contact),
            ...(isRelated && (await relatedTo(api.backend.database, caller, contact.id))),
          })),
        ),
        unreadable,
        next: docs.length === size ? (docs.at(-1)?.id ?? null) : null,
      };
    },
  }),
  endpoint(getContact, {
    limit: limits.read,
    ...forOwner('contact.get'),
    serve: whole,
  }),
  endpoint(createContact, {
    limit: limits.write,
    policy: (caller) => can(caller, 'contact.create'),
    async serve(call) {
      const { api, body, caller } = call;
      const fields = { ...checked({ ...empty, ...given(titled(body)) }), source: 'api' };
      const id = await createOnce(api.backend.database, 'manualContacts', call, {
        ...fields,
        ...derivedContactFields(fields),
        archived: false,
        ownerId: caller.uid,
        createdBy: caller.uid,
        createdAt: FieldValue.serverTimestamp(),
        communicationPreferences: defaultPreferences,
        ...stamps(caller.uid),
      });
      return whole({ api, caller, params: { id } });
    },
  }),
  endpoint(updateContact, {
    limit: limits.write,
    ...forOwner('contact.update'),
    async serve(call) {
      const { api, caller, params } = call;
      const { updatedAt, ...body } = call.body;
      const { database } = api.backend;
      const reference = database.doc(`manualContacts/${params.id}`);
      await database.runTransaction(async (transaction) => {
        const data = (await transaction.get(reference)).data();
        if (data === undefined) throw new ApiError('not-found', contactMessages.notFound);
        const before = readContact(params.id, data);
        if (updatedAt !== undefined && updatedAt !== before.updatedAt?.toISOString())
          throw new ApiError('conflict', contactMessages.changed);
        const changes = given(titled(body));
        const after = checked({ ...before, ...changes });
        const wanted = Object.fromEntries(Object.entries(after).filter(([field]) => field in changes));
        transaction.update(reference, {
          ...wanted,
          ...derivedContactFields({ ...before, ...wanted }),
          ...stamps(caller.uid),
        });
      });
      return whole(call);
    },
  }),
  endpoint(archiveContact, {
    limit: limits.write,
    ...forOwner('contact.update'),
    async serve(call) {
      const { api, body, caller, params } = call;
      const reference = api.backend.database.doc(`manualContacts/${params.id}`);
      await reference.update({ archived: body.archived, ...stamps(caller.uid) });
      return whole(call);
    },
  }),
  endpoint(deleteContact, {
    limit: limits.write,
    ...forOwner('contact.delete'),
    load: loadOrTrashed,
    async serve({ api, caller, params }, contact) {
      const { database } = api.backend;
      await eraseContact(database, params.id);
      await recordEvent(database, {
        type: 'log',
        level: 'info',
        title: 'Contact deleted forever',
        message: `${caller.email} deleted the contact ${nameOf(contact)} with its notes and emails.`,
        userId: caller.uid,
      });
      return undefined;
    },
  }),
  endpoint(moveContact, {
    limit: limits.write,
    load,
    policy: (caller) => can(caller, 'contact.handOver'),
    refusal: contactMessages.forbidden,
    async serve(call, contact) {
      const { api, body, caller, params } = call;
      const { database } = api.backend;
      const next = await database.doc(`users/${body.ownerId}`).get();
      if (next.get('status') !== 'active')
        throw new ApiError('invalid', contactMessages.ownerUnknown, {
          fields: { ownerId: contactMessages.ownerUnknown },
        });
      await handOverContact(database, params.id, body.ownerId, caller.uid);
      await recordEvent(database, {
        type: 'log',
        level: 'info',
        title: 'Contact handed over',
        message: `${caller.email} handed over the contact ${nameOf(contact)} to ${String(next.get('email'))}.`,
        userId: caller.uid,
      });
      return whole(call);
    },
  }),
];
