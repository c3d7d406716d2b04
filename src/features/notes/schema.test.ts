import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { covers } from '@/testing/covers';
import { noteSchema } from './schema';

const read = (stored: object) => z.parse(noteSchema, stored);

describe('A stored note', () => {
  it('gets default values for missing fields', covers('WRK-591', 'WRK-Q71'), () => {
    expect(read({})).toMatchObject({
      title: '',
      content: '',
      contentType: 'plain',
      category: 'general',
      type: 'note',
      status: 'pending',
      sharedWith: [],
      isArchived: false,
      isCompleted: false,
      isStandalone: true,
      createdAt: null,
    });
  });

  it('is empty plain text if its content cannot be read', () => {
    for (const content of [null, 7])
      expect(read({ content })).toMatchObject({ content: '', contentType: 'plain' });
  });

  it('keeps an unknown category and changes an empty one to general', () => {
    expect(read({ category: 'donor_calls' }).category).toBe('donor_calls');
    expect(read({ category: '' }).category).toBe('general');
  });

  it(
    'is about a contact if it names one, and takes older time fields for newer ones',
    covers('WRK-582', 'WRK-588', 'WRK-589'),
    () => {
      const time = new Date('2026-11-20T10:00:00Z');
      expect(read({ contactId: 'c', timestamp: time, lastUpdated: time, lastAnalyzed: time })).toMatchObject({
        isStandalone: false,
        createdAt: time,
        updatedAt: time,
        lastAnalyzed: time,
      });
    },
  );

  it.each([
    ['plain text', { content: 'Ask them', contentType: 'plain' }, 'plain'],
    ['HTML', { content: '<p>Ask <b>them</b></p>', contentType: 'rich' }, 'rich'],
    ['a list of operations', { content: [{ insert: 'Ask them\n' }], contentType: 'rich' }, 'rich'],
    ['operations in JSON', { content: '[{"insert":"Ask them\\n"}]', contentType: 'rich' }, 'rich'],
    ['blocks of old', { content: { blocks: [{ type: 'paragraph', data: { text: 'Ask them' } }] } }, 'rich'],
  ])('may contain %s', covers('WRK-580', 'WRK-581'), (_, stored, contentType) => {
    const note = read(stored);
    expect(note.contentType).toBe(contentType);
    expect(plainTextOf(note.content, note.contentType).replaceAll(/\s+/g, ' ')).toBe('Ask them');
  });

  it('keeps its timer but drops runs of another form', covers('WRK-592', 'WRK-595'), () => {
    const [startTime, endTime] = [new Date(0), new Date(5_000)];
    const timer = { isRunning: false, elapsedTime: 5_000, totalTime: 9_000, currentSession: null };
    expect(
      read({ timerData: { ...timer, history: [{ startTime, endTime, duration: 5_000 }] } }).timerData,
    ).toEqual({
      ...timer,
      history: [{ startTime, endTime, duration: 5_000 }],
      lastUpdated: null,
    });
    expect(read({ timerData: { ...timer, history: ['yesterday'] } }).timerData).toMatchObject({
      totalTime: 9_000,
      history: [],
    });
  });
});
