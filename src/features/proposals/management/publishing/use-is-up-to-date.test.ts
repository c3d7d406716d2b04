import { expect, it } from 'vitest';
import { isUpToDate } from './use-is-up-to-date';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
const version = { content: '{"kind":"deck"}', publishedAt: at(5) };
const draft = { status: 'published', content: '{"kind":"deck"}', updatedAt: at(5) } as const;

it('isUpToDate is true if the current version has the latest text and time', () => {
  expect(isUpToDate(draft, version)).toBe(true);
});

it.each([
  ['a text that changed', { ...draft, content: '{"kind":"proposal"}' }, version],
  ['a change after the publication', { ...draft, updatedAt: at(6) }, version],
  ['an unpublished page', { ...draft, status: 'withdrawn' }, version],
  ['a page without a version', draft, undefined],
] as const)('isUpToDate is false for %s', (_, changed, published) => {
  expect(isUpToDate(changed, published)).toBe(false);
});
