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

describe('a line about a visit', () => {
  it('names person and page, and leads to the visits of that page', () => {
    expect(visitedBy(visit('harbour/visits/a', 'amara'), names)).toEqual({
      name: 'Amara Osei',
      page: 'A staged path · Harbour Shelter',
      to: '/admin/dashboard/proposals/harbour?tab=visits',
    });
  });

  it('names the address of a page that could not be read, and a person who is stored no longer', () => {
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
    'says in a sentence that somebody %s, with their own words',
    (what, detail, sentence, words, isQuote) => {
      expect(entryOf(visit('harbour/visits/a', 'amara', { what, detail }), names)).toMatchObject({
        sentence,
        words,
        isQuote,
        to: '/admin/dashboard/proposals/harbour?tab=visits',
      });
    },
  );
});

describe('the readers who opened a page last', () => {
  it('are named once for each page, the latest first, and no more than asked for', () => {
    const openings = [
      visit('harbour/visits/5', 'amara'),
      visit('harbour/visits/4', 'amara'),
      visit('library/visits/3', 'amara'),
      visit('harbour/visits/2', 'ben'),
      visit('harbour/visits/1', 'cara'),
    ];
    const ids = (most: number) => latestByReader(openings, most).map(({ id }) => id);
    expect(ids(5)).toEqual([
      'proposals/harbour/visits/5',
      'proposals/library/visits/3',
      'proposals/harbour/visits/2',
      'proposals/harbour/visits/1',
    ]);
    expect(ids(2)).toEqual(['proposals/harbour/visits/5', 'proposals/library/visits/3']);
  });
});
