import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readGate } from '@/features/proposals/gate/gate-record';
import { SealedPages } from '@/features/proposals/gate/sealed-pages.fixture';
import { startGate } from './start-gate';

const pages = new SealedPages();
const gate = {
  kind: 'proposal',
  derivation: 'PBKDF2-SHA256+HKDF',
  rounds: 1,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
  status: 'active',
  revision: 1,
};

beforeEach(() => {
  pages.documents.set('proposals/acme', gate);
  pages.read.length = 0;
  pages.isReachable = true;
  vi.stubGlobal('fetch', pages.fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe('startGate', () => {
  it('reads the gate once, and readGate reads it again later', async () => {
    startGate('/proposals/acme');
    expect(await readGate('acme')).toMatchObject({ slug: 'acme', revision: 1 });
    expect(pages.read).toEqual(['proposals/acme']);
    await readGate('acme');
    expect(pages.read).toEqual(['proposals/acme', 'proposals/acme']);
  });

  it.each([
    ['/proposals', 'proposals'],
    ['/proposals/', 'proposals'],
    ['/standalone-proposal', 'standalone-proposal'],
    ['/proposals/acme-two/', 'acme-two'],
  ])('requests at %s the gate of %s', async (address, slug) => {
    startGate(address);
    await vi.waitFor(() => expect(pages.read).toEqual([`proposals/${slug}`]));
    await readGate(slug);
  });

  it.each(['/proposals/acme/more', '/proposals/a%20b', '/standalone-proposal/more'])(
    'requests no gate at %s',
    async (address) => {
      startGate(address);
      await new Promise((resolve) => setTimeout(resolve));
      expect(pages.read).toEqual([]);
    },
  );

  it('passes a failed read on to the screen', async () => {
    pages.isReachable = false;
    startGate('/proposals/acme');
    await expect(readGate('acme')).rejects.toMatchObject({ code: 'unavailable' });
    pages.isReachable = true;
    expect(await readGate('acme')).toMatchObject({ slug: 'acme' });
  });
});
