import { safeLink } from './links';

/** Formats of text. */
export interface TextFormats {
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strike?: true;
  readonly code?: true;
  /** An address that `safeLink` has accepted. */
  readonly link?: string;
}

export type ListKind = 'bullet' | 'ordered' | 'checked' | 'unchecked';

/**
 * Formats of a line, stored with its line break. A line is at most one of heading, list item, quote and code.
 */
export interface LineFormats {
  readonly header?: 1 | 2 | 3;
  readonly list?: ListKind;
  readonly blockquote?: true;
  readonly 'code-block'?: true;
  /** The indent level, 1 to 8. */
  readonly indent?: number;
}

/** A mention of a colleague. */
export interface Mention {
  readonly id: string;
  /** The name at the time of the mention. */
  readonly name: string;
}

/** One operation of rich text: text, a line break, or a mention. */
export interface Op {
  readonly insert: string | { readonly mention: Mention };
  readonly attributes?: TextFormats & LineFormats;
}

/** Rich text: operations in normal form, ending with a line break. */
export type Ops = readonly Op[];

export const listKinds: readonly ListKind[] = ['bullet', 'ordered', 'checked', 'unchecked'];
const textMarks = ['bold', 'italic', 'underline', 'strike', 'code'] as const;
const deepestIndent = 8;

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an own member, so that inherited members are not read as formats. */
const own = (fields: unknown, key: string): unknown =>
  isFields(fields) && Object.hasOwn(fields, key) ? fields[key] : undefined;

/** Removes control characters except tabs and line breaks. All line breaks become LF. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\t\n]|\uFEFF/gu, '');

function textFormats(given: unknown): TextFormats {
  const marks = Object.fromEntries(textMarks.flatMap((mark) => (own(given, mark) ? [[mark, true]] : [])));
  const link = safeLink(own(given, 'link'));
  return link === undefined ? marks : { ...marks, link };
}

function lineFormats(given: unknown): LineFormats {
  const header = own(given, 'header');
  const list = own(given, 'list');
  const indent = own(given, 'indent');
  const steps =
    typeof indent === 'number' && indent >= 1 ? { indent: Math.min(Math.floor(indent), deepestIndent) } : {};
  if (typeof header === 'number' && header >= 1)
    return { header: Math.min(Math.floor(header), 3) as 1 | 2 | 3, ...steps };
  if (listKinds.some((kind) => kind === list)) return { list: list as ListKind, ...steps };
  if (own(given, 'blockquote')) return { blockquote: true, ...steps };
  if (own(given, 'code-block')) return { 'code-block': true, ...steps };
  return steps;
}

function mentionOf(insert: unknown): Mention | undefined {
  const mention = own(insert, 'mention');
  const id = own(mention, 'id');
  const name = own(mention, 'name');
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,128}$/.test(id) || typeof name !== 'string')
    return undefined;
  const shown = cleanText(name).replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  return shown === '' ? undefined : { id, name: shown };
}

/** Collects operations in normal form: joins equal formats and drops unknown ones. */
export class OpsBuilder {
  private readonly ops: Op[] = [];
  private formats = '{}';

  /** Adds text without line breaks. */
  text(text: string, formats: unknown): void {
    this.add(text, textFormats(formats));
  }

  lineBreak(formats: unknown): void {
    this.add('\n', lineFormats(formats));
  }

  mention(mention: Mention, formats: unknown): void {
    const { link: _, ...marks } = textFormats(formats);
    this.formats = '';
    this.ops.push({ insert: { mention }, ...(Object.keys(marks).length > 0 && { attributes: marks }) });
  }

  /** Returns whether the last line has no line break yet. */
  get isLineOpen(): boolean {
    const last = this.ops.at(-1)?.insert;
    return last !== undefined && !(typeof last === 'string' && last.endsWith('\n'));
  }

  /** The last character of an open line. Empty at the start of a line. */
  get lastCharacter(): string {
    const last = this.ops.at(-1)?.insert;
    return this.isLineOpen && typeof last === 'string' ? last.slice(-1) : '';
  }

  get isEmpty(): boolean {
    return this.ops.length === 0;
  }

  /** Closes the last line and returns the operations. */
  finish(): Ops {
    if (this.isEmpty || this.isLineOpen) this.lineBreak({});
    return this.ops;
  }

  private add(insert: string, attributes: TextFormats & LineFormats): void {
    if (insert === '') return;
    const formats = JSON.stringify(attributes);
    const last = this.ops.at(-1);
    if (last !== undefined && typeof last.insert === 'string' && formats === this.formats)
      this.ops[this.ops.length - 1] = { ...last, insert: last.insert + insert };
    else this.ops.push(formats === '{}' ? { insert } : { insert, attributes });
    this.formats = formats;
  }
}

/**
 * Parses operations of any origin into rich text. Drops everything except text, mentions and known formats.
 * Never fails.
 */
export function cleanOps(given: unknown): Ops {
  const list = Array.isArray(given) ? given : own(given, 'ops');
  const builder = new OpsBuilder();
  for (const op of Array.isArray(list) ? list : []) {
    const insert = own(op, 'insert');
    const attributes = own(op, 'attributes');
    const mention = mentionOf(insert);
    if (mention) builder.mention(mention, attributes);
    if (typeof insert !== 'string') continue;
    const [first = '', ...lines] = cleanText(insert).split('\n');
    builder.text(first, attributes);
    for (const line of lines) {
      builder.lineBreak(attributes);
      builder.text(line, attributes);
    }
  }
  return builder.finish();
}

/** Returns the plain text of operations. A mention becomes `@Name`. */
export const textOf = (ops: Ops): string =>
  ops.map(({ insert }) => (typeof insert === 'string' ? insert : `@${insert.mention.name}`)).join('');
