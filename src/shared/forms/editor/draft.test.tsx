import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { UnsavedWork } from './draft';
import { deleteDraftsOfOthers, hasDrafts, readDrafts, writeDrafts } from './draft-storage';

const place = { uid: 'mia', record: 'notes/abc', form: 'note' };
const key = 'acf.draft/mia/notes/abc/note';
const record = { title: 'Call Priya', category: 'task' };
const draft = { savedAt: 7, values: { title: 'Call Ben' }, base: { title: 'Call Priya' } };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    for (const record of ['notes/abc', 'notes/new']) writeDrafts({ ...place, record }, []);
    localStorage.clear();
  });
});

const opened = () => {
  const work = new UnsavedWork(place);
  work.opened(record);
  return work;
};

describe('Stored drafts', () => {
  it.each([
    ['nothing', 'null'],
    ['no list', JSON.stringify(draft)],
    ['no JSON', '[{'],
    ['no object', '[7, null, "draft"]'],
    ['no time', '[{"values":{},"base":{}}]'],
    ['a time that is no number', '[{"savedAt":"7","values":{},"base":{}}]'],
    ['no values', '[{"savedAt":7,"base":{}}]'],
    ['values that are null', '[{"savedAt":7,"values":null,"base":{}}]'],
    ['no base', '[{"savedAt":7,"values":{}}]'],
    ['a base that is text', '[{"savedAt":7,"values":{},"base":"x"}]'],
  ])('are ignored if they have %s', (_, text) => {
    localStorage.setItem(key, text);
    expect(readDrafts(place)).toEqual([]);
  });

  it('are found beside invalid entries', () => {
    localStorage.setItem(key, JSON.stringify([null, draft, { savedAt: 7 }]));
    expect(readDrafts(place)).toEqual([draft]);
  });

  it('belong to a person, a record and a form', () => {
    writeDrafts(place, [draft]);
    expect(readDrafts(place)).toEqual([draft]);
    expect(readDrafts({ ...place, uid: 'joe' })).toEqual([]);
    expect(readDrafts({ ...place, record: 'notes/new' })).toEqual([]);
    expect(readDrafts({ ...place, form: 'title' })).toEqual([]);
  });

  it('leave nothing in storage when the last one is deleted', () => {
    expect(hasDrafts()).toBe(false);
    writeDrafts(place, [draft]);
    expect(hasDrafts()).toBe(true);
    writeDrafts(place, []);
    expect([hasDrafts(), localStorage.length]).toEqual([false, 0]);
  });

  it('last until the page is left if the browser refuses storage', () => {
    refuseStorage('setItem', 'removeItem');
    writeDrafts(place, [draft]);
    expect([readDrafts(place), hasDrafts()]).toEqual([[draft], true]);
    writeDrafts(place, []);
    expect([readDrafts(place), hasDrafts()]).toEqual([[], false]);
  });

  it('of other people are deleted, and nothing else', () => {
    writeDrafts(place, [draft]);
    writeDrafts({ ...place, uid: 'joe' }, [draft]);
    writeDrafts({ ...place, uid: 'mi' }, [draft]);
    localStorage.setItem('acf.single-keys', 'off');
    deleteDraftsOfOthers('mia');
    expect(Object.keys(localStorage).toSorted()).toEqual([key, 'acf.single-keys']);
  });
});

describe('Unsaved work', () => {
  it('ends when the record contains all of it, even if the record changes again', () => {
    const work = opened();
    work.edited({ title: 'Call Ben', category: 'meeting' }, []);
    expect(work.isUnsaved(record)).toBe(true);
    expect(work.isUnsaved({ title: 'Call Ben', category: 'task' })).toBe(true);
    expect(work.isUnsaved({ title: 'Call Priya', category: 'meeting' })).toBe(true);
    expect(work.isUnsaved({ title: 'Call Ben', category: 'meeting' })).toBe(false);
    expect(work.isUnsaved(record)).toBe(false);
    work.write();
    expect(localStorage).toHaveLength(0);
  });

  it('does not exist before anything is typed, and after the change is typed back', () => {
    const work = opened();
    expect(work.isUnsaved({ title: 'Call Ben', category: 'task' })).toBe(false);
    work.edited({ title: 'Call Ben', category: 'task' }, []);
    work.edited(record, []);
    expect(work.isUnsaved(record)).toBe(false);
  });

  it('includes secrets and files, but its draft stores neither', () => {
    const file = new File(['x'], 'x.png');
    for (const [name, value] of [
      ['password', 'maple'],
      ['file', file],
      ['files', [file]],
    ] as const) {
      const work = opened();
      work.edited({ ...record, title: 'Call Ben', [name]: value }, ['password']);
      expect(work.isUnsaved({ ...record, title: 'Call Ben' }), name).toBe(true);
      work.write();
      expect(readDrafts(place).map(({ values, base }) => [values, base])).toEqual([
        [{ title: 'Call Ben' }, { title: 'Call Priya' }],
      ]);
      writeDrafts(place, []);
    }
  });

  it('is stored 400 ms after the last key', () => {
    const work = opened();
    work.edited({ ...record, title: 'Call B' }, []);
    vi.advanceTimersByTime(399);
    work.edited({ ...record, title: 'Call Ben' }, []);
    vi.advanceTimersByTime(399);
    expect(readDrafts(place)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(readDrafts(place).map(({ values }) => values)).toEqual([{ title: 'Call Ben' }]);
  });

  it('is deleted after saving, except for what was typed during the save', () => {
    const work = opened();
    work.edited({ ...record, title: 'Call Ben' }, []);
    work.saved({ ...record, title: 'Call Ben' }, { ...record, title: 'Call Ben!' }, []);
    expect(readDrafts(place).map(({ values, base }) => [values, base])).toEqual([
      [{ title: 'Call Ben!' }, { title: 'Call Ben' }],
    ]);
    work.saved({ ...record, title: 'Call Ben!' }, { ...record, title: 'Call Ben!' }, []);
    expect(localStorage).toHaveLength(0);
  });
});

describe('An offered draft', () => {
  it('differs from the record, and drafts that do not are deleted', () => {
    const same = { savedAt: 6, values: { title: 'Call Priya' }, base: { title: '' } };
    writeDrafts(place, [draft, same]);
    const work = opened();
    expect(work.offers).toEqual([draft]);
    vi.advanceTimersByTime(400);
    expect(readDrafts(place)).toEqual([draft]);
  });

  it('stays stored until it is answered', () => {
    writeDrafts(place, [draft]);
    const work = opened();
    work.edited({ ...record, category: 'meeting' }, []);
    work.write();
    expect(readDrafts(place)).toHaveLength(2);
    const [offer] = work.offers;
    if (offer) work.answered(offer);
    expect(work.offers).toEqual([]);
    work.write();
    expect(readDrafts(place).map(({ values }) => values)).toEqual([{ category: 'meeting' }]);
  });

  it('is outdated if one of its fields has changed in the record', () => {
    const work = opened();
    const two = { savedAt: 7, values: { title: 'x', category: 'y' }, base: { ...record } };
    expect(work.isOutdated(two)).toBe(false);
    work.opened({ ...record, category: 'meeting' });
    expect(work.isOutdated(two)).toBe(true);
    expect(work.isOutdated(draft)).toBe(false);
  });
});
