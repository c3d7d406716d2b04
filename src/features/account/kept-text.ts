/** What somebody had typed into one field. */
export interface KeptField {
  readonly label: string;
  readonly text: string;
}

interface Kept {
  readonly uid: string;
  readonly fields: readonly KeptField[];
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

function write(kept: Kept): void {
  const text = JSON.stringify(kept);
  try {
    sessionStorage.setItem(key, text);
    inMemory = null;
  } catch {
    inMemory = text;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isField = (value: unknown): value is KeptField =>
  isRecord(value) && typeof value['label'] === 'string' && typeof value['text'] === 'string';

/** Forgets the text, whose ever it is. */
export function forgetKeptText(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A closed storage holds nothing.
  }
}

/** The text that waits for this person in this tab. Another person's is forgotten, and so is what cannot be read. */
export function keptTextOf(uid: string): readonly KeptField[] {
  const kept = read();
  if (isRecord(kept) && kept['uid'] === uid && Array.isArray(kept['fields']))
    return kept['fields'].filter(isField);
  forgetKeptText();
  return [];
}

/** Keeps text for one person, in this tab only, beside what waits for them already. */
export function keepText(uid: string, fields: readonly KeptField[]): void {
  if (fields.length > 0) write({ uid, fields: [...keptTextOf(uid), ...fields] });
}

/** Whether text waits for somebody. */
export function hasKeptText(): boolean {
  return read() !== null;
}
