import { describe, expect, it } from 'vitest';
import { collapseLength, dateLabel, kindOf, messageBeginning, typeLabel } from './request-labels';

describe('a request’s type', () => {
  it.each([undefined, '', '  '])(
    'reads "Day-1 Impact Playbook Kit" when none is stored (%j) [WRK-525]',
    (stored) => {
      expect(typeLabel(stored)).toBe('Day-1 Impact Playbook Kit');
    },
  );

  it('is shown as it is stored otherwise', () => {
    expect(typeLabel('Contact Form Submission')).toBe('Contact Form Submission');
    expect(typeLabel('Day-1 Impact Playbook')).toBe('Day-1 Impact Playbook');
  });

  it.each([
    [undefined, 'playbook'],
    ['', 'playbook'],
    ['Day-1 Impact Playbook', 'playbook'],
    ['Day-1 Impact Playbook Kit', 'playbook'],
    ['Contact Form Submission', 'message'],
    ['Newsletter Subscription', 'subscription'],
    ['Raffle', 'other'],
    ['constructor', 'other'],
  ] as const)('%j is of the kind %s', (stored, kind) => {
    expect(kindOf(stored)).toBe(kind);
  });
});

describe('a date', () => {
  it.each([null, undefined])('that is missing (%j) reads "N/A" [WRK-530]', (missing) => {
    expect(dateLabel(missing)).toBe('N/A');
  });

  it('is written out by the reader’s locale', () => {
    const time = new Date(2026, 10, 20, 15, 4);
    expect(dateLabel(time)).toBe(
      new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    );
  });
});

describe('a message', () => {
  it(`of ${collapseLength} characters is shown whole, a longer one begins`, () => {
    expect(messageBeginning('x'.repeat(collapseLength))).toBeUndefined();
    expect(messageBeginning('x'.repeat(collapseLength + 1))).toBe(`${'x'.repeat(collapseLength)}…`);
  });

  it('is cut between words', () => {
    const words = `${'word '.repeat(19)}overhanging end`;
    expect(messageBeginning(words)).toBe(`${'word '.repeat(19).trimEnd()}…`);
  });
});
