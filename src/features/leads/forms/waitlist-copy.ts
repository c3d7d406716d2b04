import * as z from 'zod/mini';

const storageKey = 'acf.waitlist';

// Stores no personal data, because other people may use the computer (PUB-Q13).
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
 * Stores a waitlist entry in this browser: id, ISO date and status (PUB-347). Leaves existing entries
 * unchanged. Does nothing if localStorage is blocked.
 */
export function storeWaitlistEntry(id: string, status: 'unfinished' | 'pending'): void {
  const entries = storedEntries();
  if (entries.some((entry) => entry.id === id)) return;
  const noted = [...entries, { id, dateAdded: new Date().toISOString(), status }];
  try {
    localStorage.setItem(storageKey, JSON.stringify(noted));
  } catch {
    // localStorage is full or blocked. Nothing on the site depends on this copy.
  }
}
