import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { seedAccess } from './credentials';
import { seedPages } from './pages';
import { openedTexts } from './opened-texts.fixture';
import { sealedPages } from './sealed-pages';
import { textsIn } from './texts-in';

describe('the public data of the demonstration', () => {
  it(
    'contains no page text, code or address, only the client’s name on a deck’s gate',
    covers('PRO-280'),
    async () => {
      const pages = await sealedPages();
      expect(pages).toHaveLength(Object.keys(seedPages).length + 1);
      for (const { slug, publication } of pages) {
        const { gate, envelopes } = publication;
        const readable = JSON.stringify([gate, envelopes]);
        const decoded = envelopes
          .flatMap(({ envelope }) => [envelope.content, envelope.key])
          .map((sealed) => Buffer.from(sealed, 'base64url').toString('latin1'))
          .join('\n');
        const secrets = [
          ...Object.values(seedAccess).flatMap(({ code, email }) => [code, email]),
          ...Object.values(seedPages).flatMap(textsIn),
        ].filter((secret) => secret.length >= 12);
        expect(secrets.length).toBeGreaterThan(300);
        const name = gate.clientName ?? '';
        expect(
          secrets.filter(
            (secret) => secret !== name && (readable.includes(secret) || decoded.includes(secret)),
          ),
          slug,
        ).toEqual([]);
        expect(Object.keys(gate).toSorted()).toEqual(
          [
            ...(gate.kind === 'deck' ? ['clientName'] : []),
            'derivation',
            'kind',
            'matching',
            'revision',
            'rounds',
            'salt',
            'status',
          ].toSorted(),
        );
      }
    },
  );

  it('opens to texts without speaker notes on all eight pages', async () => {
    const opened = await openedTexts();
    expect(Object.keys(opened)).toHaveLength(8);
    const notes = Object.values(seedPages).flatMap((content) =>
      content.kind === 'deck' ? content.slides.flatMap((slide) => slide.notes ?? []) : [],
    );
    expect(notes.length).toBeGreaterThan(20);
    for (const [slug, text] of Object.entries(opened)) {
      expect(JSON.parse(text), slug).toMatchObject({
        clientName: seedPages[slug as keyof typeof seedPages].clientName,
      });
      expect(text, slug).not.toContain('notes');
      expect(
        notes.filter((note) => text.includes(note)),
        slug,
      ).toEqual([]);
    }
  });

  it(
    'requires an exact match only for one deck, and one code opens both decks of the charity',
    covers('PRO-281', 'PRO-282'),
    () => {
      const exact = Object.entries(seedAccess).filter(([, { matching }]) => matching === 'exact');
      expect(exact.map(([slug]) => slug)).toEqual(['tipping-point-presentation-2']);
      const { code, email } = seedAccess['canadian-cancer-society-presentation'];
      expect(seedAccess['canadian-cancer-society-presentation-v2']).toMatchObject({ code, email });
      const codes = Object.values(seedAccess).map((access) => access.code);
      expect(new Set(codes).size).toBe(codes.length - 1);
    },
  );
});
