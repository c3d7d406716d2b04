import {
  type ContentType,
  type Line,
  linesOf,
  readContent,
  storedOps,
} from '@/shared/rich-text/stored-content';
import { cleanOps, type Op, textOf } from '@/shared/rich-text/ops';

/** The section headings and the marker of the next step in a goal's text (WRK-338 to WRK-340, WRK-Q87). */
const headings = { next: 'Next Steps', previous: 'Previous Steps' } as const;
const nextMark = ' (next)';

/** A line of a goal's text: an open step, a completed step, or any other text such as a heading. */
interface Step {
  readonly kind: 'open' | 'done' | 'other';
  readonly text: string;
  /** The stored line with its formats. Set for rich text only. */
  readonly line?: Line;
}

const boxes = { open: '[ ] ', done: '[x] ' } as const;

function readLines(content: string, contentType: ContentType): readonly Step[] {
  if (contentType === 'rich')
    return linesOf(readContent(content, 'rich')).map((line) => {
      const { list } = line.formats;
      const kind = list === 'unchecked' ? 'open' : list === 'checked' ? 'done' : 'other';
      return { kind, text: textOf(line.runs), line };
    });
  return content.split('\n').map((text) => {
    const [, box, rest] = /^\s*(?:[-*]\s+)?\[( |x|X)\]\s*(.*)$/.exec(text) ?? [];
    if (box === undefined) return { kind: 'other', text };
    return { kind: box === ' ' ? 'open' : 'done', text: rest ?? '' };
  });
}

/** Returns a line as rich text operations. Keeps its formatting if the text is unchanged. */
function richLine({ kind, text, line }: Step): readonly Op[] {
  const runs = line && textOf(line.runs) === text ? line.runs : [{ insert: text }];
  const formats =
    kind === 'other'
      ? (line?.formats ?? {})
      : { list: kind === 'open' ? ('unchecked' as const) : ('checked' as const) };
  return [
    ...runs,
    Object.keys(formats).length === 0 ? { insert: '\n' } : { insert: '\n', attributes: formats },
  ];
}

function writeLines(lines: readonly Step[], contentType: ContentType): string {
  if (contentType === 'rich') return storedOps(cleanOps(lines.flatMap(richLine)));
  return lines.map(({ kind, text }) => (kind === 'other' ? text : `${boxes[kind]}${text}`)).join('\n');
}

const heading = (text: string, contentType: ContentType): Step => ({
  kind: 'other',
  text,
  ...(contentType === 'rich' && { line: { runs: [], formats: { header: 2 } } }),
});

const isHeading = ({ kind, text }: Step, name: string): boolean =>
  kind === 'other' && text.trim().toLowerCase() === name.toLowerCase();

const isNext = ({ text }: Step): boolean => text.trimEnd().endsWith(nextMark.trim());
const marked = (step: Step): Step =>
  isNext(step) ? step : { ...step, text: `${step.text.trimEnd()}${nextMark}` };
const unmarked = (step: Step): Step =>
  isNext(step) ? { ...step, text: step.text.trimEnd().slice(0, -nextMark.trim().length).trimEnd() } : step;

/** Finds the section of next steps: from below its heading to the next text line that is not a step. */
function sectionOf(lines: readonly Step[]): { readonly start: number; readonly end: number } | undefined {
  const at = lines.findIndex((line) => isHeading(line, headings.next));
  if (at === -1) return undefined;
  const after = lines.slice(at + 1).findIndex(({ kind, text }) => kind === 'other' && text.trim() !== '');
  return { start: at + 1, end: after === -1 ? lines.length : at + 1 + after };
}

/**
 * Returns the text of a completed goal. If none of its next steps is marked as next, marks the first open one
 * (WRK-337, WRK-Q86).
 */
export function withNextMarked(content: string, contentType: ContentType): string {
  const lines = readLines(content, contentType);
  const section = sectionOf(lines);
  if (section === undefined) return content;
  const steps = lines.slice(section.start, section.end);
  if (steps.some(isNext)) return content;
  const first = steps.findIndex(({ kind }) => kind === 'open');
  if (first === -1) return content;
  const at = section.start + first;
  return writeLines(
    lines.map((line, index) => (index === at ? marked(line) : line)),
    contentType,
  );
}

/**
 * Returns a goal's text with more next steps (WRK-338 to WRK-340). Marks the first new step as next, moves
 * completed steps to the previous steps, and extends existing sections instead of adding new ones.
 */
export function withNextSteps(content: string, contentType: ContentType, added: readonly string[]): string {
  const texts = added.map((text) => text.trim()).filter((text) => text !== '');
  if (texts.length === 0) return content;
  const lines = readLines(content, contentType);
  const section = sectionOf(lines);
  const inside = section ? lines.slice(section.start, section.end) : [];
  const open = inside.filter(({ kind }) => kind === 'open').map(unmarked);
  const done = inside.filter(({ kind }) => kind === 'done').map(unmarked);
  const fresh = texts.map(
    (text, index): Step => ({ kind: 'open', text: index === 0 ? `${text}${nextMark}` : text }),
  );
  const before = section ? lines.slice(0, section.start - 1) : trimmedEnd(lines);
  const behind = section ? lines.slice(section.end) : [];
  const previous = behind.findIndex((line) => isHeading(line, headings.previous));
  const [between, earlier] =
    previous === -1 ? [behind, []] : [behind.slice(0, previous), behind.slice(previous + 1)];
  const hasPrevious = done.length > 0 || previous !== -1;
  return writeLines(
    [
      ...before,
      heading(headings.next, contentType),
      ...open,
      ...fresh,
      ...trimmedEnd(between),
      ...(hasPrevious ? [heading(headings.previous, contentType), ...done, ...trimmedEnd(earlier)] : []),
    ],
    contentType,
  );
}

function trimmedEnd(lines: readonly Step[]): readonly Step[] {
  const last = lines.findLastIndex(({ kind, text }) => kind !== 'other' || text.trim() !== '');
  return lines.slice(0, last + 1);
}
