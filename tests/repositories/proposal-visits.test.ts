import { beforeEach, describe, expect, it } from 'vitest';
import { allVisits, drafts, readersOf, visitsOf } from '@/features/proposals/collections';
import {
  allReaders,
  latestAnswers,
  latestNews,
  latestOpeningsOfAll,
  latestReading,
  namesOf,
} from '@/features/proposals/queries';
import { commit, create } from '@/shared/firebase/commit';
import { listDocuments } from '@/shared/firebase/database';
import { aDraft, aReader, aVisit, recipientId } from '@/testing/records/proposal';
import { beginAnew } from './local-backend';
import { asOwner, signIn } from './people';
import { storeRecords } from './store-records';

const start = Date.parse('2026-11-20T10:00:00Z');
const visit = (slug: string, id: string, what: 'opened' | 'chose' | 'asked' | 'began', minute: number) =>
  create(
    visitsOf(slug),
    id,
    aVisit({
      what,
      detail: what === 'asked' ? 'Who trains our volunteers?' : '',
      at: new Date(start + minute * 60_000),
    }),
  );

beforeEach(async () => {
  await beginAnew();
  asOwner();
});

describe('the visits and answers of clients', () => {
  it('include an answer behind 600 later visits', async () => {
    await commit([
      visit('harbour', 'question', 'asked', 0),
      ...Array.from({ length: 400 }, (_, place) => visit('harbour', `one${place}`, 'opened', place + 1)),
    ]);
    await commit(
      Array.from({ length: 200 }, (_, place) => visit('harbour', `two${place}`, 'opened', place + 500)),
    );
    await signIn('ada');
    const answers = await listDocuments(visitsOf('harbour'), latestAnswers);
    expect(answers.documents.map(({ detail }) => detail)).toEqual(['Who trains our volunteers?']);
    const reading = await listDocuments(visitsOf('harbour'), latestReading);
    expect(reading.documents).toHaveLength(500);
    expect(reading.documents.every(({ what }) => what === 'opened')).toBe(true);
  });

  it('are read for all pages, newest first, only by an admin', async () => {
    await commit([
      visit('harbour', 'first', 'began', 0),
      visit('library', 'question', 'asked', 2),
      visit('harbour', 'choice', 'chose', 1),
      visit('library', 'opening', 'opened', 3),
    ]);
    await signIn('ada');
    const { documents } = await listDocuments(allVisits, latestNews(8));
    expect(documents.map(({ id }) => id)).toEqual([
      'proposals/library/visits/question',
      'proposals/harbour/visits/choice',
      'proposals/harbour/visits/first',
    ]);
    await signIn('mia');
    await expect(listDocuments(allVisits, latestNews(8))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('have a separate query for the latest 30 openings of all pages', async () => {
    await commit([
      visit('harbour', 'first', 'opened', 0),
      visit('library', 'question', 'asked', 90),
      ...Array.from({ length: 30 }, (_, place) => visit('library', `one${place}`, 'opened', place + 1)),
    ]);
    await signIn('ada');
    const { documents } = await listDocuments(allVisits, latestOpeningsOfAll);
    expect(documents).toHaveLength(30);
    expect(documents[0]?.id).toBe('proposals/library/visits/one29');
    expect(documents.every(({ what }) => what === 'opened')).toBe(true);
    await signIn('mia');
    await expect(listDocuments(allVisits, latestOpeningsOfAll)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('are shown with their pages’ names, read without the texts', async () => {
    await storeRecords({
      drafts: [
        aDraft({ id: 'harbour', content: '{"long":"text"}' }),
        aDraft({ id: 'library', title: 'Another' }),
      ],
    });
    await signIn('ada');
    const { documents } = await listDocuments(drafts, namesOf(['harbour', 'gone']));
    expect(documents).toEqual([
      expect.objectContaining({ id: 'harbour', title: 'A staged path', clientEmail: '', content: '' }),
    ]);
  });

  it('include each recipient’s current choice', async () => {
    const chosenAt = new Date(start);
    await commit([
      create(readersOf('harbour'), recipientId, aReader({ firstAt: chosenAt, chosen: 'grow', chosenAt })),
    ]);
    await signIn('ada');
    const { documents } = await listDocuments(readersOf('harbour'), allReaders);
    expect(documents).toEqual([{ id: recipientId, firstAt: chosenAt, chosen: 'grow', chosenAt }]);
  });
});
