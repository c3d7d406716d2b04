import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ClientProposal } from '@/features/proposals/content/client-proposal';
import type { Deck } from '@/features/proposals/content/deck';
import { enter, openFields } from './editor.fixture';
import { withValueAt } from './fields/values';

/** Returns the paths of all editable texts. */
function textPaths(
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] {
  const last = path.at(-1);
  if (typeof value === 'string') return ['kind', 'type', 'id', 'data'].includes(String(last)) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textPaths(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

const labelOf = (button: HTMLElement): string => button.querySelector('span')?.textContent ?? '';

/** Opens the section that contains a path. */
function openSection(path: readonly (string | number)[], content: ClientProposal | Deck): void {
  const names: Readonly<Record<string, string>> = {
    hero: 'Hero',
    details: 'How details open',
    stakeholders: 'Who you’ll need',
    reasons: 'Why hire us',
    timeline: 'Timeline',
    download: 'Download',
    sender: 'Sender',
    appearance: 'Look',
    starter: 'Packages: Free Starter Pack',
    start: 'Packages: Start',
    grow: 'Packages: Grow',
    expand: 'Packages: Expand',
  };
  const [top, second] = path;
  const list = within(screen.getByRole('navigation', { name: 'Sections' }));
  const buttons = list.getAllByRole('button').filter((each) => !each.hasAttribute('aria-haspopup'));
  const wanted = top === 'packages' ? names[String(second)] : names[String(top)];
  const index = content.kind === 'deck' && top === 'slides' ? Number(second) : undefined;
  const slides = buttons.filter((each) => /^\d+\. /.test(labelOf(each)));
  const button =
    index === undefined ? buttons.find((each) => labelOf(each) === (wanted ?? 'General')) : slides[index];
  if (!button) throw new Error(`There is no section for ${path.join('.')}.`);
  fireEvent.click(button);
}

/**
 * Adds a word to each text through its field, and expects that nothing else changes. Returns the number of
 * texts.
 */
export function expectWordsAlone(content: ClientProposal | Deck, below = ''): number {
  const fields = openFields(content.kind, content);
  let now: unknown = content;
  let open = '';
  let count = 0;
  for (const path of textPaths(content)) {
    if (!path.join('.').startsWith(below)) continue;
    const section = path.slice(0, path[0] === 'slides' || path[0] === 'packages' ? 2 : 1).join('.');
    if (section !== open) openSection(path, content);
    open = section;
    const before = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], now) as string;
    const own = fields.container.querySelector(`[data-path="${path.join('.')}"]`);
    const isText = own instanceof HTMLInputElement ? own.type === 'text' : own instanceof HTMLTextAreaElement;
    const list = fields.container.querySelector(`[data-path="${path.slice(0, -1).join('.')}"]`);
    if (own && !isText) continue; // A choice.
    if (own) enter(own, `${(own as HTMLInputElement).value} word`);
    else if (list instanceof HTMLTextAreaElement) {
      const lines = list.value.split('\n');
      enter(list, lines.with(Number(path.at(-1)), `${before} word`).join('\n'));
    } else if (list instanceof HTMLInputElement)
      continue; // Checkboxes.
    else throw new Error(`No field shows ${path.join('.')}.`);
    now = withValueAt(now, path, `${before} word`);
    expect(fields.content(), path.join('.')).toEqual(now);
    count += 1;
  }
  cleanup();
  return count;
}
