import { leadSearchFields } from '@/features/leads/lead-search';
import { expect } from './fixtures';
import type { Stack } from './stack';

interface NewLead {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly status?: string;
  /** False for an older lead without search fields. */
  readonly isIndexed?: boolean;
}

const text = (value: string) => ({ stringValue: value });

/** Stores playbook requests, bypassing the rules. */
export async function storeLeads(stack: Stack, leads: readonly NewLead[]): Promise<void> {
  const database = `${stack.backendOrigins[0]}/v1/projects/demo-acf/databases/(default)`;
  const writes = leads.map(({ id, name, email, createdAt, status = 'pending', isIndexed = true }) => {
    const { search, sort } = leadSearchFields({ name, email });
    const grams = { arrayValue: { values: search.grams.map(text) } };
    return {
      update: {
        name: `projects/demo-acf/databases/(default)/documents/bundleRequests/${id}`,
        fields: {
          name: text(name),
          email: text(email),
          status: text(status),
          bundleType: text('Day-1 Impact Playbook'),
          consentVersion: text('2026-11'),
          createdAt: { timestampValue: createdAt.toISOString() },
          ...(isIndexed && {
            search: { mapValue: { fields: { text: text(search.text), grams } } },
            sort: { mapValue: { fields: { name: text(sort.name), email: text(sort.email) } } },
          }),
        },
      },
    };
  });
  const answer = await fetch(`${database}/documents:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!answer.ok) throw new Error(`Storing requests gave ${answer.status}: ${await answer.text()}`);
}

/** Returns `count` pending requests of people named by number, newest first, all older than the demo ones. */
export const manyLeads = (count: number): NewLead[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return {
      id: `many${number}0000000000000`,
      name: `Person ${number}`,
      email: `person${number}@many.example`,
      createdAt: new Date(Date.UTC(2026, 5, 1) - index * 60_000),
    };
  });

/** The search and sort fields of a stored lead. */
export const searchFields = {
  search: {
    mapValue: {
      fields: {
        text: { stringValue: expect.stringContaining('zadie moreau') },
        grams: { arrayValue: { values: expect.arrayContaining([{ stringValue: 'zadi' }]) } },
      },
    },
  },
  sort: { mapValue: { fields: expect.objectContaining({ name: { stringValue: expect.any(String) } }) } },
};
