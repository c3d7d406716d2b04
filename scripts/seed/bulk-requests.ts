import { leads } from '@/features/leads/collections';
import { leadSearchFields } from '@/features/leads/lead-search';
import {
  type Lead,
  leadStatuses,
  messageType,
  newsletterType,
  starterPackType,
} from '@/features/leads/schema';
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

/** One of any number of made-up requests, deterministic by its number; consecutive ones are ten minutes apart. */
export function bulkRequest(number: number): Lead {
  const name = `${pick(firstNames, number * 11)} ${surname(number)}`;
  const email = `person${number}@${surname(number + 13).toLowerCase()}.example`;
  const bundleType = pick(types, number);
  const isMessage = bundleType === messageType;
  return {
    name,
    email,
    bundleType,
    status: pick(leadStatuses, Math.floor(number / 5)),
    createdAt: new Date(newest - number * 600_000),
    updatedAt: null,
    consentVersion: '2026-11',
    ...(isMessage && {
      subject: 'Our donor list',
      message: 'We would like to move it.',
      source: 'contact_form',
    }),
    ...leadSearchFields({ name, email }),
  };
}

function encoded(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: { fields: encodedFields(value as object) } };
}

function encodedFields(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, encoded(value)]),
  );
}

/** Stores that many made-up requests, bypassing the rules, beside existing ones. */
export async function seedBulkRequests(backend: BackendAddress, count: number): Promise<void> {
  assertLocal(backend);
  const documents = `projects/${backend.projectId}/databases/(default)/documents`;
  for (let first = 0; first < count; first += 500) {
    const writes = Array.from({ length: Math.min(500, count - first) }, (_, index) => ({
      update: {
        name: `${documents}/${leads.path}/bulk${String(first + index).padStart(16, '0')}`,
        fields: encodedFields(bulkRequest(first + index)),
      },
    }));
    const answer = await fetch(`http://${backend.firestore}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`The requests were refused: ${await answer.text()}`);
  }
}
