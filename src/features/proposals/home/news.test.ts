import { describe, expect, it } from 'vitest';
import type { WithId } from '@/shared/firebase/collection';
import { aDraft, aRecipient, aVisit } from '@/testing/records/proposal';
import type { Visit } from '../schema';
import { entryOf, latestByReader, visitedBy } from './news';

const visit = (id: string, recipient: string, more: Partial<Visit> = {}): WithId<Visit> => ({
  id: `proposals/${id}`,
  ...aVisit({ recipient, ...more }),
});

const names = aDraft({ recipients: { amara: aRecipient() } });

describe('A line about a visit', () => {
  it('names the person and the page, and links to the visits of that page', () => {
    expect(visitedBy(visit('harbour/visits/a', 'amara'), names)).toEqual({
      name: 'Amara Osei',
      page: 'A staged path · Harbour Shelter',
      to: '/admin/dashboard/proposals/harbour?tab=visits',
    });
  });

  it('shows the address of an unreadable page, and a former recipient without a name', () => {
    expect(visitedBy(visit('harbour/visits/a', 'amara'), undefined)).toMatchObject({
      name: 'A recipient',
      page: 'harbour',
    });
    expect(visitedBy(visit('harbour/visits/a', 'ben'), names).name).toBe('A former recipient');
  });

  it.each([
    ['chose', 'grow', 'Amara Osei chose Grow', '', false],
    ['asked', 'Who trains us?', 'Amara Osei asked a question', 'Who trains us?', true],
    [
      'requested',
      'ben@shelter.example',
      'Amara Osei asked for a colleague’s access',
      'ben@shelter.example',
      false,
    ],
    ['began', '', 'Amara Osei opened it for the first time', '', false],
  ] as const)(
    'says in a sentence that a reader %s, with their own words',
    (what, detail, sentence, message, isQuote) => {
      expect(entryOf(visit('harbour/visits/a', 'amara', { what, detail }), names)).toMatchObject({
        sentence,
        message,
        isQuote,
        to: '/admin/dashboard/proposals/harbour?tab=visits',
      });
    },
  );
});

describe('The readers who opened a page last', () => {
  it('are listed once per page, latest first, up to the limit', () => {
    const openings = [
      visit('harbour/visits/5', 'amara'),
      visit('harbour/visits/4', 'amara'),
      visit('library/visits/3', 'amara'),
      visit('harbour/visits/2', 'ben'),
      visit('harbour/visits/1', 'cara'),
    ];
    const ids = (limit: number) => latestByReader(openings, limit).map(({ id }) => id);
    expect(ids(5)).toEqual([
      'proposals/harbour/visits/5',
      'proposals/library/visits/3',
      'proposals/harbour/visits/2',
      'proposals/harbour/visits/1',
    ]);
    expect(ids(2)).toEqual(['proposals/harbour/visits/5', 'proposals/library/visits/3']);
  });
});
