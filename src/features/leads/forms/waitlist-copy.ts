import * as z from 'zod/mini';

const storageKey = 'acf.waitlist';

// No personal data: other people may use the computer (PUB-Q13).
const entriesSchema = z.array(z.object({ id: z.string(), dateAdded: z.string(), status: z.string() }));

function storedEntries(): z.infer<typeof entriesSchema> {
  try {
    const parsed = z.safeParse(entriesSchema, JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/**
 * Stores a waitlist entry in this browser: id, date (ISO) and status (PUB-347). An existing entry gets the new
 * status and keeps its date. Does nothing where localStorage is refused.
 */
export function noteWaitlistEntry(id: string, status: 'unfinished' | 'pending'): void {
  const entries = storedEntries();
  const dateAdded = entries.find((entry) => entry.id === id)?.dateAdded ?? new Date().toISOString();
  const others = entries.filter((entry) => entry.id !== id);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...others, { id, dateAdded, status }]));
  } catch {
    // localStorage is full or refused; nothing on the site depends on this copy.
  }
}
