import { describe, expect, it } from 'vitest';
import type { Visit } from '@/features/proposals/schema';
import { summaryOf } from './visit-summary';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
const visit = (recipient: string, what: Visit['what'], minute: number, detail = ''): Visit => ({
  recipient,
  what,
  detail,
  section: '',
  at: at(minute),
});

describe('The summary of a page’s visits', () => {
  // Newest first, as they are read.
  const visits = [
    visit('amara', 'read', 39, 'hero:3,packages:60'),
    visit('amara', 'opened', 30),
    visit('ben', 'read', 20, 'packages:5,<b>:9'),
    visit('ben', 'downloaded', 19, 'start'),
    visit('ben', 'shared', 18, 'copy_link'),
    visit('ben', 'opened', 17),
    visit('amara', 'opened', 10),
    visit('amara', 'began', 10),
  ];

  it('counts openings, downloads and seconds per recipient, and a first opening once', () => {
    expect([...summaryOf(visits).readers.values()]).toEqual([
      { recipient: 'amara', opened: 2, lastOpened: at(30), downloads: 0, shares: 0, seconds: 63 },
      { recipient: 'ben', opened: 1, lastOpened: at(17), downloads: 1, shares: 1, seconds: 5 },
    ]);
  });

  it('counts a first opening without a second record', () => {
    expect(summaryOf([visit('amara', 'began', 10)]).readers.get('amara')).toMatchObject({
      opened: 1,
      lastOpened: at(10),
    });
  });

  it('counts an opening beside a first one of another person or time', () => {
    const others = [visit('amara', 'opened', 10), visit('ben', 'began', 10), visit('amara', 'began', 9)];
    expect(summaryOf(others).readers.get('amara')).toMatchObject({ opened: 2, lastOpened: at(10) });
  });

  it('lists at most fifty acts', () => {
    const many = Array.from({ length: 51 }, (_, minute) => visit('amara', 'downloaded', 59 - minute));
    expect(summaryOf(many).acts).toHaveLength(50);
    expect(summaryOf(many).acts.at(-1)?.at).toEqual(at(10));
    expect(summaryOf(many).readers.get('amara')?.downloads).toBe(51);
  });

  it('sums the seconds per section, longest first', () => {
    expect(summaryOf(visits).sections).toEqual([
      { id: 'packages', seconds: 65 },
      { id: 'hero', seconds: 3 },
    ]);
  });

  it('takes seconds only from acts of reading', () => {
    const { readers, sections } = summaryOf([visit('ben', 'asked', 20, 'hero:30')]);
    expect(readers.get('ben')?.seconds).toBe(0);
    expect(sections).toEqual([]);
  });

  it('lists the acts, newest first', () => {
    expect(summaryOf(visits).acts.map(({ recipient, what }) => `${recipient} ${what}`)).toEqual([
      'amara opened',
      'ben downloaded',
      'ben shared',
      'ben opened',
      'amara began',
    ]);
  });
});
