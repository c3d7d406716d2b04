import { derivedContactFields } from '@/features/contacts/contact-search';
import { contacts } from '@/features/contacts/collections';
import { contactStatuses } from '@/features/contacts/schema';
import { leads } from '@/features/leads/collections';
import { leadStatuses, messageType, newsletterType, starterPackType } from '@/features/leads/schema';
import { indexEntries } from '@/features/notes/note-change';
import { noteIndex, notes } from '@/features/notes/collections';
import { noteCategories } from '@/features/notes/schema';
import { encodeFields } from '@/shared/firebase/values';
import { toRich } from '@/shared/rich-text/stored-content';
import { aLead } from '@/testing/records/lead';
import { aNote } from '@/testing/records/note';
import { assertLocal, type BackendAddress } from './seed-backend';

const firstNames =
  'Amara Benoît Chiara Daniel Élodie Farah Grace Hassan Ingrid Julien Kofi Lucía Mei Noor Olu Priya Quentin Rosa Samuel Thérèse Uma Viktor Wren Ximena Yusuf Zoë'.split(
    ' ',
  );
const syllables =
  'an ber cor da el fin gar hel io jun kal lor mar nes ol per qui ros sten tor ul ver wen xa yo zan'.split(
    ' ',
  );
const types = [starterPackType, starterPackType, starterPackType, messageType, newsletterType];
const newest = Date.UTC(2026, 10, 20);

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T;

function surname(number: number): string {
  const name = [number * 7, number * 31 + 3, Math.floor(number / 26) * 17 + 5]
    .map((at) => pick(syllables, at))
    .join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns a made-up lead, determined by its number. Consecutive leads are ten minutes apart. */
function bulkLead(number: number): Stored {
  const bundleType = pick(types, number);
  const isMessage = bundleType === messageType;
  const { id, ...fields } = aLead({
    id: idOf(number),
    name: `${pick(firstNames, number * 11)} ${surname(number)}`,
    email: `person${number}@${surname(number + 13).toLowerCase()}.example`,
    bundleType,
    status: pick(leadStatuses, Math.floor(number / 5)),
    createdAt: timeOf(number),
    ...(isMessage && {
      subject: 'Our donor list',
      message: 'We would like to move it.',
      source: 'contact_form',
    }),
  });
  return { path: leads.path, id, fields };
}

interface Stored {
  readonly path: string;
  readonly id: string;
  readonly fields: object;
}

const idOf = (number: number): string => `bulk${String(number).padStart(16, '0')}`;
const timeOf = (number: number): Date => new Date(newest - number * 600_000);

/** Returns the made-up contact of a number, owned by one of two people. */
function bulkContact(number: number): Stored {
  const owner = number % 3 === 0 ? 'mia' : 'ada';
  const [firstName, lastName, createdAt] = [pick(firstNames, number * 11), surname(number), timeOf(number)];
  const fields = {
    firstName,
    lastName,
    email: `person${number}@${surname(number + 13).toLowerCase()}.example`,
    phone: `+1 416 555 ${String(number % 10_000).padStart(4, '0')}`,
    linkedin: '',
    website: '',
    address: '',
    company: `${surname(number + 5)} ${pick(['Shelter', 'Food Bank', 'Orchestra', 'Hospice', 'Library'], number)}`,
    title: pick(['Director', 'Fundraiser', 'Board member', 'Coordinator'], number),
    source: 'manual',
    status: pick(contactStatuses, number),
    archived: number % 50 === 49,
    ownerId: owner,
    createdBy: owner,
    createdAt,
    updatedAt: createdAt,
    lastModified: createdAt,
    lastModifiedBy: owner,
  };
  return { path: contacts.path, id: idOf(number), fields: { ...fields, ...derivedContactFields(fields) } };
}

/** Returns the made-up note of a number with its index entries. A third of the notes are about a contact. */
function bulkNote(number: number): readonly Stored[] {
  const { fields: contact } = bulkContact(Math.floor(number / 2)) as {
    fields: { name: string; ownerId: string };
  };
  const isOfContact = number % 3 === 0;
  const createdAt = timeOf(number);
  const text = Array.from({ length: 40 }, (_, word) => surname(number * 41 + word * 7).toLowerCase()).join(
    ' ',
  );
  const { id, ...note } = aNote({
    id: idOf(number),
    title: `Call about ${surname(number)}`,
    content: toRich(`${text}.\nAsk again before the board meets.`),
    contentType: 'rich',
    category: pick(noteCategories, number),
    createdBy: contact.ownerId,
    createdAt,
    ...(isOfContact && { contactId: idOf(Math.floor(number / 2)), contactOwnerId: contact.ownerId }),
  });
  const { searchIds, parts } = indexEntries(id, note, isOfContact ? contact.name : undefined);
  return [
    { path: notes.path, id, fields: { ...note, searchIds } },
    ...parts.flatMap((part) =>
      part.kind === 'create' ? [{ path: noteIndex.path, id: part.id, fields: part.fields }] : [],
    ),
  ];
}

/** Creates the records of a number, which determines them. */
type Maker = (number: number) => readonly Stored[];

/** The kinds of records that can be created in any number. */
export const bulkMakers = {
  requests: (number) => [bulkLead(number)],
  contacts: (number) => [bulkContact(number)],
  notes: bulkNote,
} as const satisfies Readonly<Record<string, Maker>>;

const withoutNothing = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** Stores `count` made-up records beside existing ones, bypassing the rules. */
export async function seedBulk(
  backend: BackendAddress,
  kind: keyof typeof bulkMakers,
  count: number,
): Promise<void> {
  assertLocal(backend);
  const documents = `projects/${backend.projectId}/databases/(default)/documents`;
  for (let first = 0; first < count; first += 200) {
    const numbers = Array.from({ length: Math.min(200, count - first) }, (_, index) => first + index);
    const writes = numbers.flatMap((number) =>
      bulkMakers[kind](number).map(({ path, id, fields }) => ({
        update: { name: `${documents}/${path}/${id}`, fields: encodeFields(withoutNothing(fields)) },
      })),
    );
    const answer = await fetch(`http://${backend.firestore}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`The ${kind} were refused: ${await answer.text()}`);
  }
}
