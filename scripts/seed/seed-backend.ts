import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, terminate, writeBatch } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { calendarEvents } from '@/features/calendar/collections';
import { analyticsEvents } from '@/features/analytics/event-record';
import { contacts, mailIndex, mailsOf } from '@/features/contacts/collections';
import { mailEntry } from '@/features/contacts/emails/mail-search';
import { leadKeys, leads } from '@/features/leads/collections';
import { keyedKindOf, leadKeyId } from '@/features/leads/lead-key';
import { noteIndex, notes } from '@/features/notes/collections';
import {
  drafts,
  envelopesOf,
  gates,
  readersOf,
  versionsOf,
  visitsOf,
} from '@/features/proposals/collections';
import { templates } from '@/features/templates/collections';
import { videosCollection } from '@/features/videos/collections';
import { profiles } from '@/shared/auth/profile';
import { factsPlace } from '@/shared/facts/stored-facts';
import type { Collection } from '@/shared/firebase/collection';
import { people, type Person } from '@/testing/actors';
import { changeLog } from '@/features/change-log/queries';
import { seedChangeLog } from './change-log';
import { seedContacts, seedMails } from './contacts';
import { seedEvents } from './events';
import { seedNotes } from './notes';
import { sealedPages } from './proposals/sealed-pages';
import { seedLeads } from './leads';
import { demoFacts } from './site-facts';
import { seedTemplates } from './templates';
import { seedVideos } from './videos';
import { seedVisits } from './visits';

export interface BackendAddress {
  readonly projectId: string;
  /** The address as 'host:port' on loopback. */
  readonly firestore: string;
  readonly auth: string;
}

const loopback = /^(127\.0\.0\.1|localhost|\[::1\]):\d+$/;

/**
 * Throws unless the address is a local backend of a demo project, because the seed must never overwrite real
 * data.
 */
export function assertLocal({ projectId, firestore, auth }: BackendAddress): void {
  if (!projectId.startsWith('demo-')) {
    throw new Error(
      `Refused: project "${projectId}" is not a demo- project. The seed is for local backends only.`,
    );
  }
  for (const address of [firestore, auth]) {
    if (!loopback.test(address)) {
      throw new Error(
        `Refused: "${address}" is not a loopback address. The seed is for local backends only.`,
      );
    }
  }
}

async function putAccount(backend: BackendAddress, person: Person): Promise<void> {
  const base = `http://${backend.auth}/identitytoolkit.googleapis.com/v1/projects/${backend.projectId}/accounts`;
  const post = (url: string, body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
  const account = {
    localId: person.uid,
    email: person.profile.email,
    password: person.password,
    displayName: person.profile.displayName,
    emailVerified: true,
  };
  const disableUser = person.profile.status !== 'active';
  let answer = await post(base, account);
  if (!answer.ok && (await answer.clone().text()).includes('DUPLICATE_LOCAL_ID')) {
    answer = await post(`${base}:update`, account);
  }
  if (answer.ok) answer = await post(`${base}:update`, { localId: person.uid, disableUser });
  if (!answer.ok) throw new Error(`Account ${account.email} was refused: ${await answer.text()}`);
}

/** Parses a document with the schema that the app reads it with. */
function checked<T>(collection: Collection<T>, fields: T): Record<string, unknown> {
  const parsed = z.parse(collection.schema, fields);
  return Object.fromEntries(
    Object.entries(parsed as object).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** Removes undefined values, also in nested maps, because the database rejects them. */
const withoutNothing = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields as Record<string, unknown>).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, value.constructor === Object ? withoutNothing(value) : value]],
    ),
  );

/**
 * Fills a running local backend with the demonstration data, or only with its people. Repeating it restores
 * that state.
 */
export async function seedBackend(
  backend: BackendAddress,
  { peopleOnly = false }: { readonly peopleOnly?: boolean } = {},
): Promise<{ accounts: number; documents: number }> {
  assertLocal(backend);
  for (const person of people) await putAccount(backend, person);

  const app = initializeApp({ projectId: backend.projectId, apiKey: 'local' }, `seed-${Date.now()}`);
  const firestore = getFirestore(app);
  const colon = backend.firestore.lastIndexOf(':');
  connectFirestoreEmulator(
    firestore,
    backend.firestore.slice(0, colon),
    Number(backend.firestore.slice(colon + 1)),
    // The seed writes as the administrator, because the rules allow only what people can do.
    { mockUserToken: 'owner' },
  );
  const batch = writeBatch(firestore);
  let documents = 0;
  const put = (path: string, id: string, fields: Record<string, unknown>) => {
    batch.set(doc(firestore, path, id), fields);
    documents += 1;
  };
  for (const { uid, profile } of people) put(profiles.path, uid, checked(profiles, profile));
  if (!peopleOnly) await putRecords(put);
  await batch.commit();
  await terminate(firestore);
  await deleteApp(app);
  return { accounts: people.length, documents };
}

type Put = (path: string, id: string, fields: Record<string, unknown>) => void;

/** Writes all records except the people. */
async function putRecords(put: Put): Promise<void> {
  for (const { id, ...lead } of seedLeads) {
    put(leads.path, id, checked(leads, lead));
    const kind = keyedKindOf(lead.bundleType);
    if (kind !== undefined) put(leadKeys.path, await leadKeyId(kind, lead.email), { leadId: id });
  }
  for (const { id, ...contact } of seedContacts) put(contacts.path, id, checked(contacts, contact));
  for (const { id, ...mail } of seedMails) {
    const contactId = mail.metadata?.contactId ?? '';
    const mails = mailsOf(contactId);
    put(mails.path, id, checked(mails, mail));
    const owner = { id: contactId, ownerId: mail.contactOwnerId };
    put(mailIndex.path, id, checked(mailIndex, mailEntry(owner, mail)));
  }
  for (const { note, entries } of seedNotes) {
    put(notes.path, note.id, checked(notes, note));
    for (const { id, entry } of entries) put(noteIndex.path, id, checked(noteIndex, entry));
  }
  for (const { id, ...template } of seedTemplates) put(templates.path, id, checked(templates, template));
  for (const { id, ...event } of seedEvents) put(calendarEvents.path, id, checked(calendarEvents, event));
  for (const { id, fields } of seedVisits) put(analyticsEvents.path, id, fields);
  for (const { id, entry } of seedChangeLog) put(changeLog.path, id, withoutNothing(entry));
  put(factsPlace.path, factsPlace.id, { ...demoFacts });
  for (const { id, fields } of seedVideos) put(videosCollection, id, fields);
  for (const { slug, draft, version, publication, visits, readers } of await sealedPages()) {
    const { gate, envelopes } = publication;
    put(gates.path, slug, checked(gates, gate));
    put(drafts.path, slug, checked(drafts, draft));
    put(versionsOf(slug).path, String(gate.revision), checked(versionsOf(slug), version));
    for (const { id, envelope } of envelopes)
      put(envelopesOf(slug).path, id, checked(envelopesOf(slug), envelope));
    for (const { id, keyId, visit } of visits)
      put(visitsOf(slug).path, id, { ...checked(visitsOf(slug), visit), keyId });
    for (const { id, keyId, reader } of readers)
      put(readersOf(slug).path, id, { ...checked(readersOf(slug), reader), keyId });
  }
}
