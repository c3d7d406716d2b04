import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setSessionHint } from '@/shared/auth/session-hint';
import type { OpenedPage } from '../gate/open-gate';
import { ReaderRequests } from './reader-requests.fixture';
import { countReading, storeVisits } from './visits';

const page: OpenedPage = {
  slug: 'river-house',
  text: '{}',
  keyId: 'key',
  recipient: 'amaraRecipient000001',
  expiresAt: null,
  answersOnly: false,
};

let requests: ReaderRequests;

/** Returns the last part of each stored record's id, its reading times, and whether its request outlives the page. */
const stored = () =>
  requests.sent.map(({ path, fields, isLeaving }) => ({
    isLeaving,
    id: path.split('/').at(-1),
    read: fields['detail'],
  }));

beforeEach(() => {
  requests = new ReaderRequests();
});
afterEach(() => setSessionHint(false));

describe('An act of a reader', () => {
  it.each([
    ['read', /^amaraRecipient000001-r\d{4}$/],
    ['asked', /^amaraRecipient000001-a\d{3}$/],
  ] as const)('of the kind %s has an id that the rules allow to this reader', async (what, id) => {
    await storeVisits(page, [{ what }]);
    expect(stored()).toEqual([{ isLeaving: false, id: expect.stringMatching(id), read: '' }]);
  });

  it.each([
    [409, 'ALREADY_EXISTS'],
    [403, 'PERMISSION_DENIED'],
  ] as const)('is stored under another id if the first one is taken: %i %s', async (status, code) => {
    requests.failures.push([status, code]);
    await storeVisits(page, [{ what: 'read' }]);
    expect(requests.sent).toHaveLength(2);
  });

  it('is tried four times if ids are taken, and once for any other error', async () => {
    requests.failures.push(...Array.from({ length: 5 }, () => [409, 'ALREADY_EXISTS'] as const));
    await expect(storeVisits(page, [{ what: 'read' }])).rejects.toThrow('ALREADY_EXISTS');
    expect(requests.sent).toHaveLength(4);
    requests.failures.splice(0, 5, [503, 'UNAVAILABLE'], [503, 'UNAVAILABLE']);
    await expect(storeVisits(page, [{ what: 'read' }])).rejects.toThrow('UNAVAILABLE');
    expect(requests.sent).toHaveLength(5);
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
    setSessionHint(isStaff);
    const end = open(opened);
    cross('agenda');
    now = 9_000;
    end();
    expect(requests.sent).toEqual([]);
  });

  it('is not stored if it is zero', () => {
    open()();
    expect(requests.sent).toEqual([]);
  });
});
