import { describe, expect, it } from 'vitest';
import type { Visit } from './schema';
import { summaryOf } from './visit-summary';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
const visit = (recipient: string, what: Visit['what'], minute: number, detail = ''): Visit => ({
  recipient,
  what,
  detail,
  at: at(minute),
});

describe('what the readers of a page did', () => {
  // The latest first, as they are read.
  const visits = [
    visit('amara', 'asked', 40, 'When could we begin?'),
    visit('amara', 'chose', 40, 'grow'),
    visit('amara', 'read', 39, 'hero:3,packages:60'),
    visit('amara', 'opened', 30),
    visit('ben', 'read', 20, 'packages:5,<b>:9'),
    visit('ben', 'downloaded', 19, 'start'),
    visit('ben', 'shared', 18, 'copy_link'),
    visit('ben', 'opened', 17),
    visit('amara', 'opened', 10),
  ];

  it('is told person by person: how often, when last, for how long', () => {
    expect(summaryOf(visits).readers).toEqual([
      { recipient: 'amara', opened: 2, lastOpened: at(30), downloads: 0, shares: 0, seconds: 63 },
      { recipient: 'ben', opened: 1, lastOpened: at(17), downloads: 1, shares: 1, seconds: 5 },
    ]);
  });

  it('is told section by section, the longest first', () => {
    expect(summaryOf(visits).sections).toEqual([
      { id: 'packages', seconds: 65 },
      { id: 'hero', seconds: 3 },
    ]);
  });

  it('is told act by act, the latest first', () => {
    expect(summaryOf(visits).acts.map(({ recipient, what }) => `${recipient} ${what}`)).toEqual([
      'amara opened',
      'ben downloaded',
      'ben shared',
      'ben opened',
      'amara opened',
    ]);
  });

  it('holds what they chose and asked', () => {
    expect(summaryOf(visits).answers.map(({ what, detail }) => [what, detail])).toEqual([
      ['asked', 'When could we begin?'],
      ['chose', 'grow'],
    ]);
  });
});
