/** What somebody had typed into one field. */
export interface DraftField {
  readonly label: string;
  readonly text: string;
}

interface StoredDraft {
  readonly uid: string;
  readonly fields: readonly DraftField[];
}

const key = 'acf.typed';

/** Takes the place of a storage that is closed or full: lasts as long as the page. */
let inMemory: string | null = null;

function read(): unknown {
  try {
    return JSON.parse(inMemory ?? sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(stored: StoredDraft): void {
  const text = JSON.stringify(stored);
  try {
    sessionStorage.setItem(key, text);
    inMemory = null;
  } catch {
    inMemory = text;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isField = (value: unknown): value is DraftField =>
  isRecord(value) && typeof value['label'] === 'string' && typeof value['text'] === 'string';

/** Forgets the text, whose ever it is. */
export function forgetDraft(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A closed storage holds nothing.
  }
}

/** The text that waits for this person in this tab. Another person's is forgotten, and so is what cannot be read. */
export function draftOf(uid: string): readonly DraftField[] {
  const stored = read();
  if (isRecord(stored) && stored['uid'] === uid && Array.isArray(stored['fields']))
    return stored['fields'].filter(isField);
  forgetDraft();
  return [];
}

/** Keeps text for one person, in this tab only, beside what waits for them already. */
export function keepDraft(uid: string, fields: readonly DraftField[]): void {
  if (fields.length > 0) write({ uid, fields: [...draftOf(uid), ...fields] });
}

/** Whether text waits for somebody. */
export function hasDraft(): boolean {
  return read() !== null;
}
