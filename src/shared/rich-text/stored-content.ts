import { opsFromHtml } from './html';
import { cleanOps, isFields, type LineFormats, type Op, type Ops, OpsBuilder, textOf } from './ops';

/** The stored forms of a text (WRK-581): as typed, or as operations with formats. */
export const contentTypes = ['plain', 'rich'] as const;
export type ContentType = (typeof contentTypes)[number];

/** The maximum number of characters that the rules allow for a stored text (WRK-Q76). */
export const longestContent = 100_000;

/** Returns the stored form of rich text: the operations of a Quill Delta as JSON. */
export const storedOps = (ops: Ops): string => JSON.stringify(ops);

/** Returns plain text as operations, with one paragraph per line (WRK-276). */
export const opsOfText = (text: string): Ops => cleanOps([{ insert: text }]);

/**
 * Parses stored content of any form: operations as JSON or as a list, HTML, plain text, and the blocks of
 * older versions (WRK-580). Never fails. A text that cannot be parsed stays text, and other values become
 * empty.
 */
export function readContent(content: unknown, contentType?: string | null): Ops {
  if (typeof content === 'string') {
    if (contentType === 'plain') return opsOfText(content);
    return parsedOps(content) ?? (looksLikeHtml(content) ? readHtml(content) : opsOfText(content));
  }
  if (Array.isArray(content)) return isOps(content) ? cleanOps(content) : opsOfBlocks(content);
  if (!isFields(content)) return cleanOps([]);
  if (isOps(content.ops)) return cleanOps(content.ops);
  return opsOfBlocks(Array.isArray(content.blocks) ? content.blocks : [content]);
}

/** Checks whether a text is the stored form of rich text. */
export const isStoredOps = (content: string): boolean => parsedOps(content) !== undefined;

const isOps = (value: unknown): boolean =>
  Array.isArray(value) && value.every((op) => isFields(op) && Object.hasOwn(op, 'insert'));

function parsedOps(content: string): Ops | undefined {
  if (!/^\s*[[{]/.test(content)) return undefined;
  try {
    const parsed: unknown = JSON.parse(content);
    const ops = isFields(parsed) ? parsed.ops : parsed;
    if (isOps(ops)) return cleanOps(ops);
    return isFields(parsed) && Array.isArray(parsed.blocks) ? opsOfBlocks(parsed.blocks) : undefined;
  } catch {
    return undefined;
  }
}

/** Checks whether a text contains HTML elements or entities, as old notes do. */
export const looksLikeHtml = (text: string): boolean =>
  /<\/?(p|div|br|h[1-6]|ul|ol|li|b|strong|i|em|u|s|a|span|blockquote|pre|code|table|img)\b[^<>]*>/i.test(
    text,
  ) || /&(nbsp|amp|lt|gt|quot|#\d+);/.test(text);

/** Parses HTML. Without a browser, which would parse it, only its text is kept. */
const readHtml = (html: string): Ops =>
  typeof DOMParser === 'undefined' ? opsOfText(html.replaceAll(/<[^<>]*>/g, ' ')) : opsFromHtml(html);

const blockFormats: Readonly<Record<string, LineFormats>> = {
  header: { header: 2 },
  heading: { header: 2 },
  'header-one': { header: 1 },
  'header-two': { header: 2 },
  'header-three': { header: 3 },
  quote: { blockquote: true },
  blockquote: { blockquote: true },
  code: { 'code-block': true },
  'code-block': { 'code-block': true },
  'unordered-list-item': { list: 'bullet' },
  'ordered-list-item': { list: 'ordered' },
};

/** The maximum depth of nested lists that is read. */
const deepest = 8;

/** Parses blocks of Editor.js and Draft.js. Of other blocks, keeps any text they have. */
function opsOfBlocks(blocks: readonly unknown[]): Ops {
  const builder = new OpsBuilder();
  const addLines = (text: unknown, formats: LineFormats) => {
    if (typeof text !== 'string') return;
    const isHtml = formats['code-block'] === undefined && looksLikeHtml(text);
    const pieces = isHtml ? readHtml(text) : opsOfText(text);
    for (const piece of pieces) addPiece(builder, piece, formats);
  };
  const addItems = (items: readonly unknown[], list: LineFormats['list'], indent: number) => {
    for (const item of items) {
      const fields = isFields(item) ? item : { text: item };
      const tick = typeof fields.checked === 'boolean' ? (fields.checked ? 'checked' : 'unchecked') : list;
      addLines(fields.text ?? fields.content, { list: tick ?? 'bullet', indent });
      if (Array.isArray(fields.items) && indent < deepest) addItems(fields.items, list, indent + 1);
    }
  };
  for (const block of blocks) {
    if (!isFields(block)) {
      addLines(block, {});
      continue;
    }
    const data = isFields(block.data) && Object.keys(block.data).length > 0 ? block.data : block;
    const formats = Object.hasOwn(blockFormats, String(block.type)) ? blockFormats[String(block.type)] : {};
    const level =
      typeof data.level === 'number' ? { header: Math.min(Math.max(data.level, 1), 3) as 1 | 2 | 3 } : {};
    if (Array.isArray(data.items)) addItems(data.items, data.style === 'ordered' ? 'ordered' : 'bullet', 0);
    else
      addLines(data.text ?? data.content ?? data.code ?? data.value, {
        ...formats,
        ...(formats?.header && level),
      });
  }
  return builder.finish();
}

function addPiece(builder: OpsBuilder, { insert, attributes }: Op, formats: LineFormats): void {
  if (typeof insert !== 'string') {
    builder.mention(insert.mention, attributes);
    return;
  }
  const [first = '', ...lines] = insert.split('\n');
  builder.text(first, attributes);
  for (const line of lines) {
    builder.lineBreak(formats);
    builder.text(line, attributes);
  }
}

/**
 * Returns the plain text of stored content, for searches, previews and names. Keeps lines, and trims both
 * ends.
 */
export const plainTextOf = (content: unknown, contentType?: string | null): string =>
  textOf(readContent(content, contentType)).trim();

/**
 * Checks whether stored content has anything to show (WRK-282 to WRK-284): a text that is not blank,
 * operations with text or a mention, or a non-empty object of an older version.
 */
export function hasContent(content: unknown, contentType?: string | null): boolean {
  const isForeign = isFields(content) && !isOps(content.ops);
  return isForeign ? Object.keys(content).length > 0 : plainTextOf(content, contentType) !== '';
}

/**
 * Converts plain text to the stored form of rich text, with one paragraph per line. Markup in it stays text
 * (WRK-276).
 */
export const toRich = (text: string): string => storedOps(opsOfText(text));

const listMarks = { bullet: '- ', checked: '[x] ', unchecked: '[ ] ' } as const;

/**
 * Converts rich text to plain text (WRK-275). List markers, indents and link addresses stay as text
 * (WRK-Q73). Blank lines at the end are dropped.
 */
export function toPlain(content: unknown, contentType?: string | null): string {
  const lines: string[] = [];
  const numbers: number[] = [];
  for (const { runs, formats } of linesOf(readContent(content, contentType))) {
    const { list, indent = 0 } = formats;
    numbers.length = list === undefined ? 0 : indent + 1;
    numbers[indent] = list === 'ordered' ? (numbers[indent] ?? 0) + 1 : 0;
    const mark = list === 'ordered' ? `${numbers[indent]}. ` : list === undefined ? '' : listMarks[list];
    lines.push(`${'  '.repeat(indent)}${mark}${runs.map(withAddress).join('')}`);
  }
  return lines.join('\n').trimEnd();
}

function withAddress({ insert, attributes }: Op): string {
  if (typeof insert !== 'string') return `@${insert.mention.name}`;
  const link = attributes?.link;
  if (link === undefined) return insert;
  const address = link.replace(/^mailto:/, '');
  return address === insert || address === `${insert}/` ? insert : `${insert} (${address})`;
}

/** Checks whether rich text has formats that switching to plain text would lose (WRK-Q73). */
export const hasFormats = (content: unknown): boolean =>
  readContent(content, 'rich').some(
    ({ insert, attributes }) => typeof insert !== 'string' || attributes !== undefined,
  );

/** A line of rich text: its operations without the line break, and the formats of the line. */
export interface Line {
  readonly runs: readonly Op[];
  readonly formats: LineFormats;
}

/** Splits rich text into lines. */
export function linesOf(ops: Ops): readonly Line[] {
  const lines: Line[] = [];
  let runs: Op[] = [];
  for (const op of ops) {
    const { insert, attributes } = op;
    if (typeof insert !== 'string') {
      runs.push(op);
      continue;
    }
    for (const [place, text] of insert.split('\n').entries()) {
      if (place > 0) {
        lines.push({ runs, formats: attributes ?? {} });
        runs = [];
      }
      if (text !== '') runs.push(attributes ? { insert: text, attributes } : { insert: text });
    }
  }
  return lines;
}
