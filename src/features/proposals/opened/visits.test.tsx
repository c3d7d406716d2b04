import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DatabaseError } from '@/shared/firebase/database-error';
import type { OpenedPage } from '../gate/open-gate';
import { countReading, storeVisits } from './visits';

const hasSession = vi.hoisted(() => vi.fn(() => false));
vi.mock('@/shared/auth/session-hint', () => ({ hasSessionHint: hasSession }));

const commit = vi.hoisted(() => vi.fn());
vi.mock('@/shared/firebase/commit', async (original) => ({
  ...(await original<typeof import('@/shared/firebase/commit')>()),
  commit,
}));

const page: OpenedPage = {
  slug: 'river-house',
  text: '{}',
  keyId: 'key',
  recipient: 'amaraRecipient000001',
  expiresAt: null,
  answersOnly: false,
};

interface SentWrite {
  readonly update: { readonly name: string; readonly fields: Record<string, { stringValue?: string }> };
}

/** Returns the writes of each call: the last part of each record's id and the stored reading times. */
const stored = () =>
  commit.mock.calls.map(([writes, { keepalive }]) => ({
    isLeaving: keepalive as boolean,
    ...(writes as readonly SentWrite[]).map(({ update: { name, fields } }) => ({
      id: name.split('/').at(-1),
      read: fields['detail']?.stringValue,
    }))[0],
  }));

beforeEach(() => {
  hasSession.mockReturnValue(false);
  commit.mockReset().mockResolvedValue(undefined);
});

describe('An act of a reader', () => {
  it.each([
    ['read', /^amaraRecipient000001-r\d{4}$/],
    ['asked', /^amaraRecipient000001-a\d{3}$/],
  ] as const)('of the kind %s has an id that the rules allow to this reader', async (what, id) => {
    await storeVisits(page, [{ what }]);
    expect(stored()).toEqual([{ isLeaving: false, id: expect.stringMatching(id), read: '' }]);
  });

  it.each(['already-exists', 'permission-denied'] as const)(
    'is stored under another id if the first one is taken: %s',
    async (code) => {
      commit.mockRejectedValueOnce(new DatabaseError(code, 'Taken'));
      await storeVisits(page, [{ what: 'read' }]);
      expect(commit).toHaveBeenCalledTimes(2);
    },
  );

  it('is tried four times if ids are taken, and once for any other error', async () => {
    commit.mockRejectedValue(new DatabaseError('already-exists', 'Taken'));
    await expect(storeVisits(page, [{ what: 'read' }])).rejects.toThrow('Taken');
    expect(commit).toHaveBeenCalledTimes(4);
    commit.mockReset().mockRejectedValue(new DatabaseError('unavailable', 'Down'));
    await expect(storeVisits(page, [{ what: 'read' }])).rejects.toThrow('Down');
    expect(commit).toHaveBeenCalledTimes(1);
  });
});

describe('The reading time of a visit', () => {
  let now = 0;
  let cross: (id: string) => void = () => {};

  /** Opens a page with one section. `cross('agenda')` moves it to the middle of the window. */
  function open(opened = page): () => void {
    now = 0;
    cross = () => {};
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly seen: Element[] = [];
        constructor(on: (entries: object[]) => void) {
          cross = (id) =>
            on(
              this.seen
                .filter((target) => (target as HTMLElement).dataset['section'] === id)
                .map((target) => ({ target, isIntersecting: true })),
            );
        }
        observe(section: Element) {
          this.seen.push(section);
        }
        disconnect() {}
      },
    );
    const root = document.createElement('main');
    root.innerHTML = '<section data-section="agenda"></section>';
    document.body.append(root);
    const end = countReading(opened, root);
    onTestFinished(() => {
      end();
      root.remove();
      vi.unstubAllGlobals();
    });
    return end;
  }

  it('is stored when the reader closes the page, by a request that outlives it', () => {
    open();
    cross('agenda');
    now = 5_000;
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toMatchObject([{ isLeaving: true, read: 'agenda:5' }]);
  });

  it('is stored when the window is hidden, and pauses until it is shown', () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const end = open();
    cross('agenda');
    now = 4_000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toMatchObject([{ isLeaving: true, read: 'agenda:4' }]);
    now = 20_000;
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    now = 22_000;
    end();
    expect(stored().slice(1)).toMatchObject([{ isLeaving: false, read: 'agenda:2' }]);
  });

  it('continues for thirty seconds after each activity of the reader', () => {
    const end = open();
    cross('agenda');
    now = 20_000;
    document.dispatchEvent(new Event('keydown'));
    now = 90_000;
    end();
    expect(stored()).toMatchObject([{ read: 'agenda:50' }]);
  });

  it.each([
    ['a quiet recipient', { ...page, answersOnly: true }, false],
    ['a member of staff', page, true],
  ] as const)('of %s is not stored', (_, opened, isStaff) => {
    hasSession.mockReturnValue(isStaff);
    const end = open(opened);
    cross('agenda');
    now = 9_000;
    end();
    expect(commit).not.toHaveBeenCalled();
  });

  it('is not stored if it is zero', () => {
    open()();
    expect(commit).not.toHaveBeenCalled();
  });
});
