import { formatter } from '@/shared/i18n/format';
import { cleanText, type Op, OpsBuilder } from './ops';
import { linesOf, readContent, storedOps } from './stored-content';

/** The placeholders that a template may contain in double braces, such as `{{contact.firstName}}`. */
export const placeholderNames = [
  'contact.firstName',
  'contact.lastName',
  'contact.name',
  'contact.company',
  'contact.email',
  'date',
  'author',
] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

/** The known values of placeholders. */
export type PlaceholderValues = Partial<Readonly<Record<PlaceholderName, string>>>;

interface PlaceholderSources {
  readonly contact?:
    | {
        readonly firstName?: string | undefined;
        readonly lastName?: string | undefined;
        readonly name?: string | undefined;
        readonly company?: string | undefined;
        readonly email?: string | undefined;
      }
    | undefined;
  /** Name of the author. */
  readonly author?: string | undefined;
  readonly now?: Date;
}

/** Returns the values for a note being written. Leaves out unknown and empty ones. */
export function placeholderValues({
  contact,
  author,
  now = new Date(),
}: PlaceholderSources): PlaceholderValues {
  const values: Readonly<Record<PlaceholderName, string | undefined>> = {
    'contact.firstName': contact?.firstName,
    'contact.lastName': contact?.lastName,
    'contact.name': contact?.name,
    'contact.company': contact?.company,
    'contact.email': contact?.email,
    date: formatDate(now),
    author,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/** Formats a date for the reader's locale and time zone: November 22, 2026. */
export const formatDate = formatter({ dateStyle: 'long' });

const placeholder = /\{\{\s*([A-Za-z][A-Za-z.]{0,60})\s*\}\}/g;

/** Returns the known placeholders that stored content still contains, each once: `['contact.name']`. */
export function placeholdersIn(content: string, contentType: string): readonly PlaceholderName[] {
  const text =
    contentType === 'plain'
      ? content
      : linesOf(readContent(content, contentType))
          .map(({ runs }) => runs.map(({ insert }) => (typeof insert === 'string' ? insert : ' ')).join(''))
          .join('\n');
  const found = new Set([...text.matchAll(placeholder)].map(([, name]) => name));
  return placeholderNames.filter((name) => found.has(name));
}

const valueOf = (values: PlaceholderValues, name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name as PlaceholderName] : undefined;

/**
 * Fills the placeholders of stored content, in plain text and in rich text, whose formats stay. Keeps unknown
 * placeholders and those without a value.
 */
export function fillPlaceholders(content: string, contentType: string, values: PlaceholderValues): string {
  if (contentType === 'plain')
    return content.replaceAll(placeholder, (whole, name: string) => valueOf(values, name) ?? whole);
  const builder = new OpsBuilder();
  for (const { runs, formats } of linesOf(readContent(content, contentType))) {
    for (const run of filled(runs, values)) {
      if (typeof run.insert === 'string') builder.text(run.insert, run.attributes);
      else builder.mention(run.insert.mention, run.attributes);
    }
    builder.lineBreak(formats);
  }
  return storedOps(builder.finish());
}

/**
 * Fills a line, whose placeholders may span operations with different formats. A value gets the formats of
 * its first brace.
 */
function filled(runs: readonly Op[], values: PlaceholderValues): readonly Op[] {
  const textOfRun = ({ insert }: Op) => (typeof insert === 'string' ? insert : '\uFFFC');
  const text = runs.map(textOfRun).join('');
  const found = [...text.matchAll(placeholder)].flatMap((match) => {
    const value = valueOf(values, match[1] ?? '');
    return value === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, value }];
  });
  if (found.length === 0) return runs;
  const result: Op[] = [];
  let runStart = 0;
  for (const run of runs) {
    const runText = textOfRun(run);
    const runEnd = runStart + runText.length;
    const put = (insert: string) => result.push({ ...run, insert });
    let at = runStart;
    for (const { start, end, value } of found) {
      if (end <= at || start >= runEnd) continue;
      put(runText.slice(at - runStart, Math.max(0, start - runStart)));
      if (start >= runStart) put(cleanText(value).replaceAll('\n', ' '));
      at = Math.min(end, runEnd);
    }
    if (typeof run.insert === 'string') put(runText.slice(at - runStart));
    else result.push(run);
    runStart = runEnd;
  }
  return result;
}
