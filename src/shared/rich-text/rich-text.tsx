import { type ReactNode, useMemo } from 'react';
import { externalLinkProps, isExternal } from '@/shared/ui/links/external';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type ListKind, type Op, textOf } from './ops';
import styles from './rich-text.module.css';
import { type Line, linesOf, readContent } from './stored-content';
import { richTextTexts } from './texts';

interface RichTextProps {
  /** Stored content of any form. */
  readonly content: unknown;
  readonly contentType?: string | null | undefined;
  /** The level of the largest heading in the text. With 3, it is an `h3`. */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * Renders stored content as elements (WRK-580, WRK-Q72). Only the elements listed here are used, with text
 * from the operations and links that `safeLink` has accepted. No HTML is parsed into the page.
 */
export const RichText = ({ content, contentType, headingLevel = 3 }: RichTextProps) => {
  const parts = useMemo(() => partsOf(linesOf(readContent(content, contentType))), [content, contentType]);
  return (
    <div className={styles.text}>
      {parts.map((part, place) => (
        // Each change re-reads the whole text, so the index is stable.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={place} part={part} headingLevel={headingLevel} />
      ))}
    </div>
  );
};

interface TextPart {
  readonly kind: 'line' | 'quote' | 'code' | 'list';
  /** A single line for a paragraph or heading. */
  readonly lines: Line[];
}

const kindOf = ({ formats }: Line): TextPart['kind'] => {
  if (formats.list) return 'list';
  if (formats['code-block']) return 'code';
  return formats.blockquote ? 'quote' : 'line';
};

/** Groups adjacent lines of one list, quote or code block. */
function partsOf(lines: readonly Line[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = parts.at(-1);
    if (kind !== 'line' && last?.kind === kind) last.lines.push(line);
    else parts.push({ kind, lines: [line] });
  }
  // Drops the empty line that an editor leaves at the end of a text.
  const end = parts.at(-1);
  const isBlank = end?.kind === 'line' && end.lines[0]?.runs.length === 0;
  return isBlank && parts.length > 1 ? parts.slice(0, -1) : parts;
}

const indentStyle = (line: Line) =>
  line.formats.indent === undefined ? {} : { style: { marginInlineStart: `${line.formats.indent * 1.5}em` } };

interface PartProps {
  readonly part: TextPart;
  readonly headingLevel: number;
}

const Part = ({ part, headingLevel }: PartProps) => {
  switch (part.kind) {
    case 'list':
      return <List items={part.lines} depth={0} />;
    case 'code':
      return (
        <pre dir="auto">
          <code>{part.lines.map(({ runs }) => textOf(runs)).join('\n')}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          {part.lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <p key={place} dir="auto">
              <Runs line={line} />
            </p>
          ))}
        </blockquote>
      );
    default: {
      const [line] = part.lines;
      if (line === undefined) return null;
      const { header } = line.formats;
      const Element = header ? (`h${Math.min(headingLevel + header - 1, 6)}` as 'h3') : 'p';
      return (
        <Element dir="auto" data-heading={header} {...indentStyle(line)}>
          <Runs line={line} />
        </Element>
      );
    }
  }
};

const indentOf = (line: Line): number => line.formats.indent ?? 0;
const isOrdered = (kind: ListKind | undefined): boolean => kind === 'ordered';

interface ListProps {
  readonly items: readonly Line[];
  readonly depth: number;
}

/**
 * Renders items of one depth, each with the deeper items that follow it. A switch between bullets and numbers
 * starts a new list.
 */
const List = ({ items, depth }: ListProps) => {
  const lists: { ordered: boolean; items: { line: Line; inside: Line[] }[] }[] = [];
  for (const line of items) {
    const list = lists.at(-1);
    const item = list?.items.at(-1);
    if (item && indentOf(line) > depth && depth < 8) item.inside.push(line);
    else if (list?.ordered === isOrdered(line.formats.list)) list.items.push({ line, inside: [] });
    else lists.push({ ordered: isOrdered(line.formats.list), items: [{ line, inside: [] }] });
  }
  return lists.map((list, place) => {
    const Element = list.ordered ? 'ol' : 'ul';
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <Element key={place}>
        {list.items.map(({ line, inside }, position) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={position} dir="auto" data-list={line.formats.list}>
            <Tick kind={line.formats.list} />
            <Runs line={line} />
            {inside.length > 0 && <List items={inside} depth={depth + 1} />}
          </li>
        ))}
      </Element>
    );
  });
};

const Tick = ({ kind }: { readonly kind: ListKind | undefined }) =>
  kind === 'checked' || kind === 'unchecked' ? (
    <>
      <span className={styles.tick} aria-hidden="true" />
      <span data-tick="">
        <VisuallyHidden>{richTextTexts[kind]}</VisuallyHidden>{' '}
      </span>
    </>
  ) : null;

const Runs = ({ line }: { readonly line: Line }) =>
  line.runs.length === 0 ? (
    <br />
  ) : (
    // oxlint-disable-next-line react/no-array-index-key
    line.runs.map((run, place) => <Run key={place} run={run} />)
  );

const Run = ({ run: { insert, attributes = {} } }: { readonly run: Op }) => {
  let shown: ReactNode =
    typeof insert === 'string' ? (
      insert
    ) : (
      <span className={styles.mention} data-mention={insert.mention.id}>
        {`@${insert.mention.name}`}
      </span>
    );
  if (attributes.code) shown = <code>{shown}</code>;
  if (attributes.strike) shown = <s>{shown}</s>;
  if (attributes.underline) shown = <u>{shown}</u>;
  if (attributes.italic) shown = <em>{shown}</em>;
  if (attributes.bold) shown = <strong>{shown}</strong>;
  const { link } = attributes;
  if (link === undefined) return shown;
  return (
    <a href={link} {...(isExternal(link) && externalLinkProps)}>
      {shown}
    </a>
  );
};
