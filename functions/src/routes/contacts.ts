import * as z from 'zod/mini';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import {
  archiveContact,
  contactMessages,
  createContact,
  deleteContact,
  getContact,
  listContacts,
  moveContact,
  updateContact,
} from '@/contracts/contacts';
import { derivedContactFields } from '@/features/contacts/contact-search';
import { contactFormSchema } from '@/features/contacts/form/schema';
import { can } from '@/features/contacts/policy';
import { nameOf, usualPreferences } from '@/features/contacts/schema';
import type { Api } from '../api';
import { ApiError } from '../pipeline/api-error';
import { derivedId, endpoint } from '../pipeline/endpoint';
import { limits } from '../pipeline/limits';
import { createOnce } from '../services/create-once';
import { handOverContact } from '../services/hand-over';
import { eraseContact } from '../services/records';
import { recordEvent } from '../services/security-events';
import { type ContactRecord, readContact } from '../services/stored-records';

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

const present = ({ createdAt, updatedAt, ...contact }: ContactRecord) => ({
  ...contact,
  createdAt: createdAt?.toISOString() ?? null,
  updatedAt: updatedAt?.toISOString() ?? null,
});

async function load({ api, params }: { readonly api: Api; readonly params: { readonly id: string } }) {
  const data = (await api.backend.database.doc(`manualContacts/${params.id}`).get()).data();
  if (data === undefined) throw new ApiError('not-found', contactMessages.notFound);
  return readContact(params.id, data);
}

/** A contact, also one that is in the trash: both are deleted for good in the same way. */
async function loadOrTrashed(call: Parameters<typeof load>[0]) {
  const { params, api } = call;
  const entry = await api.backend.database.doc(`trash/manualContacts-${params.id}`).get();
  const record: unknown = entry.get('record');
  return typeof record === 'object' && record !== null ? readContact(params.id, record) : load(call);
}

/** What the form demands of a contact, the API demands as well. */
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

/** The fields that are sent; `undefined` is no value of the database. */
const given = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const ofKeeper = (action: 'contact.get' | 'contact.update' | 'contact.delete') => ({
  load,
  policy: (caller: Parameters<typeof can>[0], { ownerId }: ContactRecord) =>
    can(caller, action, { uid: ownerId }),
  refusal: contactMessages.forbidden,
});

export const contactEndpoints = [
  endpoint(listContacts, {
    limit: limits.read,
    policy: (caller) => can(caller, 'contact.list'),
    async serve({ api, caller, query }) {
      const size = Number(query.limit ?? pageSize);
      const all = api.backend.database.collection('manualContacts');
      const own = caller.role === 'admin' ? all : all.where('ownerId', '==', caller.uid);
      const ordered = own.orderBy(FieldPath.documentId());
      const from = query.cursor === undefined ? ordered : ordered.startAfter(query.cursor);
      const { docs } = await from.limit(size).get();
      return {
        contacts: docs.map((each) => present(readContact(each.id, each.data()))),
        next: docs.length === size ? (docs.at(-1)?.id ?? null) : null,
      };
    },
  }),
  endpoint(getContact, {
    limit: limits.read,
    ...ofKeeper('contact.get'),
    serve: async (_, contact) => present(contact),
  }),
  endpoint(createContact, {
    limit: limits.write,
    policy: (caller) => can(caller, 'contact.create'),
    async serve({ api, body, caller, idempotencyKey, requestId }) {
      const { database } = api.backend;
      const id = derivedId(caller.uid, idempotencyKey ?? requestId);
      const fields = { ...checked({ ...empty, ...given(body) }), source: 'api' };
      const reference = database.doc(`manualContacts/${id}`);
      await database.runTransaction((transaction) =>
        createOnce(transaction, reference, {
          ...fields,
          ...derivedContactFields(fields),
          archived: false,
          ownerId: caller.uid,
          createdBy: caller.uid,
          createdAt: FieldValue.serverTimestamp(),
          communicationPreferences: usualPreferences,
          ...stamps(caller.uid),
        }),
      );
      return present(await load({ api, params: { id } }));
    },
  }),
  endpoint(updateContact, {
    limit: limits.write,
    ...ofKeeper('contact.update'),
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
        const changes = given(body);
        const after = checked({ ...before, ...changes });
        const wanted = Object.fromEntries(Object.entries(after).filter(([field]) => field in changes));
        transaction.update(reference, {
          ...wanted,
          ...derivedContactFields({ ...before, ...wanted }),
          ...stamps(caller.uid),
        });
      });
      return present(await load(call));
    },
  }),
  endpoint(archiveContact, {
    limit: limits.write,
    ...ofKeeper('contact.update'),
    async serve(call) {
      const { api, body, caller, params } = call;
      const reference = api.backend.database.doc(`manualContacts/${params.id}`);
      await reference.update({ archived: body.archived, ...stamps(caller.uid) });
      return present(await load(call));
    },
  }),
  endpoint(deleteContact, {
    limit: limits.write,
    ...ofKeeper('contact.delete'),
    load: loadOrTrashed,
    async serve({ api, caller, params }, contact) {
      const { database } = api.backend;
      await eraseContact(database, params.id);
      await recordEvent(database, {
        type: 'log',
        level: 'info',
        title: 'Contact deleted for good',
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
        message: `${caller.email} handed the contact ${nameOf(contact)} to ${String(next.get('email'))}.`,
        userId: caller.uid,
      });
      return present(await load(call));
    },
  }),
];
