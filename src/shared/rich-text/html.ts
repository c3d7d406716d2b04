import { cleanText, type LineFormats, type ListKind, type Ops, OpsBuilder, type TextFormats } from './ops';

/** Elements whose content is not text for people. */
const skipped = new Set(
  'script style title template noscript iframe object embed svg math audio video canvas select textarea'.split(
    ' ',
  ),
);

const marks: Readonly<Record<string, TextFormats>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  code: { code: true },
  kbd: { code: true },
};

const blocks = new Set(
  'p div section article main header footer aside nav address figure figcaption form fieldset dl dt dd table caption thead tbody tfoot tr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li'.split(
    ' ',
  ),
);

/** Formats that apply to the nodes inside an element. */
interface Context {
  readonly text: Readonly<Record<string, unknown>>;
  readonly line: LineFormats;
  /** The kind of the surrounding list. `depth` is its nesting. */
  readonly list?: ListKind;
  readonly depth: number;
  readonly isPre: boolean;
}

interface Frame extends Context {
  next: ChildNode | null;
  readonly isBlock: boolean;
  readonly isItem: boolean;
  /** The number of lines before the element. */
  readonly linesBefore: number;
}

/**
 * Parses HTML of any origin into rich text, for old notes and pasted text (WRK-580, WRK-Q72). The browser
 * parses it into a separate document, which runs no scripts and loads nothing. Only text and the known
 * formats are kept.
 */
export function opsFromHtml(html: string): Ops {
  const builder = new OpsBuilder();
  let lines = 0;
  const breakLine = (line: LineFormats) => {
    builder.lineBreak(line);
    lines += 1;
  };
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  // An explicit stack, so that deeply nested markup cannot overflow the call stack.
  const stack: Frame[] = [
    {
      text: {},
      line: {},
      depth: 0,
      isPre: false,
      next: body.firstChild,
      isBlock: false,
      isItem: false,
      linesBefore: 0,
    },
  ];
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const node = frame.next;
    if (node === null) {
      stack.pop();
      const isEmptyItem = frame.isItem && lines === frame.linesBefore;
      if (frame.isBlock && (builder.isLineOpen || isEmptyItem)) breakLine(frame.line);
      continue;
    }
    frame.next = node.nextSibling;
    if (node.nodeType === Node.TEXT_NODE) addText(builder, node.nodeValue ?? '', frame, breakLine);
    if (!(node instanceof Element)) continue;
    const name = node.localName;
    // `data-tick` marks text that `RichText` adds for screen readers to describe an item's checkbox.
    if (skipped.has(name) || node.hasAttribute('data-tick')) continue;
    if (name === 'br') breakLine(frame.line);
    const mention = node.getAttribute('data-mention');
    if (mention !== null && /^[A-Za-z0-9_-]{1,128}$/.test(mention)) {
      const shown = (node.textContent ?? '').replace(/^@/, '').replaceAll(/\s+/g, ' ').trim();
      if (shown !== '') builder.mention({ id: mention, name: shown.slice(0, 200) }, frame.text);
      continue;
    }
    if ((name === 'td' || name === 'th') && builder.isLineOpen) builder.text('\t', {});
    const isBlock = blocks.has(name);
    if (isBlock && builder.isLineOpen) breakLine(frame.line);
    if (name === 'input' && node.getAttribute('type') === 'checkbox') continue;
    stack.push({
      ...inside(node, name, frame),
      next: node.firstChild,
      isBlock,
      isItem: name === 'li',
      linesBefore: lines,
    });
  }
  return builder.finish();
}

/**
 * Renames event handlers in the markup. They would never run, but browsers report each one as a violation of
 * the content security policy. A handler that the pattern misses is only reported.
 */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s/"'])on\w+\s*=/gi, '$1data-handler='));

function addText(
  builder: OpsBuilder,
  value: string,
  { text, line, isPre }: Context,
  breakLine: (line: LineFormats) => void,
): void {
  // Old editors wrote every space as a no-break space.
  const spaced = (part: string) => part.replaceAll('\u00A0', ' ');
  if (isPre) {
    const [first = '', ...rest] = spaced(cleanText(value)).split('\n');
    builder.text(first, text);
    for (const next of rest) {
      breakLine(line);
      builder.text(next, text);
    }
    return;
  }
  const joined = cleanText(value).replaceAll(/[ \t\n]+/g, ' ');
  const atStart = !builder.isLineOpen || builder.lastCharacter === ' ';
  builder.text(spaced(atStart ? joined.replace(/^ /, '') : joined), text);
}

/** Returns the context for an element's content. */
function inside(element: Element, name: string, around: Context): Context {
  const text = around.isPre ? {} : { ...around.text, ...marks[name], ...styledText(element) };
  const plain: Context = { ...around, text };
  switch (name) {
    case 'a': {
      const link = element.getAttribute('href');
      return link === null ? plain : { ...plain, text: { ...text, link } };
    }
    case 'h1':
      return { ...plain, line: { header: 1 } };
    case 'h2':
      return { ...plain, line: { header: 2 } };
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return { ...plain, line: { header: 3 } };
    case 'blockquote':
      return { ...plain, line: { blockquote: true } };
    case 'pre':
      return { ...plain, line: { 'code-block': true }, isPre: true };
    case 'ul':
    case 'ol':
      return {
        ...plain,
        list: tickOf(element) ?? (name === 'ol' ? 'ordered' : 'bullet'),
        depth: around.depth + 1,
      };
    case 'li':
      return { ...plain, line: itemFormats(element, around) };
    case 'p':
    case 'div': {
      if (element.classList.contains('ql-code-block'))
        return { ...plain, line: { 'code-block': true }, isPre: true };
      const indent = indentOf(element);
      return indent > 0 ? { ...plain, line: { ...around.line, indent } } : plain;
    }
    default:
      return plain;
  }
}

function itemFormats(element: Element, { list = 'bullet', depth }: Context): LineFormats {
  const stored = element.getAttribute('data-list') as ListKind | null;
  const box = element.querySelector(
    ':scope > input[type="checkbox"], :scope > label > input[type="checkbox"]',
  );
  const tick = box && (box.hasAttribute('checked') ? 'checked' : 'unchecked');
  const indent = indentOf(element) + Math.max(0, depth - 1);
  return { list: stored ?? tick ?? list, indent };
}

/** Returns the checked state of a Quill 1 list, which is stored on the list instead of its items. */
function tickOf(element: Element): ListKind | undefined {
  const checked = element.getAttribute('data-checked');
  if (checked === null) return undefined;
  return checked === 'true' ? 'checked' : 'unchecked';
}

const indentOf = (element: Element): number =>
  Number(/\bql-indent-([1-8])\b/.exec(element.className)?.[1] ?? 0);

/** Returns the formats that word processors express as styles instead of elements. */
function styledText(element: Element): Readonly<Record<string, unknown>> {
  const style = element.getAttribute('style') ?? '';
  if (style === '') return {};
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1];
  const slant = /font-style:\s*(\w+)/.exec(style)?.[1];
  const lines = /text-decoration(?:-line)?:\s*([\w\s-]+)/.exec(style)?.[1] ?? '';
  return {
    ...(weight !== undefined && { bold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant !== undefined && { italic: slant === 'italic' }),
    ...(lines.includes('underline') && { underline: true }),
    ...(lines.includes('line-through') && { strike: true }),
  };
}
