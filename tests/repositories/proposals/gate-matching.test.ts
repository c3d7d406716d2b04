import { expect, it, vi } from 'vitest';
import { readGate } from '@/features/proposals/gate/gate-record';
import { openGate } from '@/features/proposals/gate/open-gate';
import { envelopesOf, gates } from '@/features/proposals/collections';
import { storedEnvelope } from '@/features/proposals/management/publishing/publication';
import { encodeFields } from '@/shared/firebase/values';
import { covers } from '@/testing/covers';
import { seedAccess } from '../../../scripts/seed/proposals/credentials';
import { sealedPages } from '../../../scripts/seed/proposals/sealed-pages';
import { beginAnew, put } from '../local-backend';

type Slug = keyof typeof seedAccess;

/** Stores a page of the demonstration and returns its gate. */
async function gateOf(slug: Slug) {
  await beginAnew();
  const page = (await sealedPages()).find((each) => each.slug === slug);
  if (page === undefined) throw new Error(`The demonstration has no page ${slug}.`);
  await put(`${gates.path}/${slug}`, encodeFields(page.publication.gate));
  for (const sealed of page.publication.envelopes)
    await put(`${envelopesOf(slug).path}/${sealed.id}`, encodeFields(storedEnvelope(sealed)));
  const gate = await readGate(slug);
  if (gate === undefined) throw new Error(`The gate of ${slug} is closed.`);
  return gate;
}

vi.setConfig({ testTimeout: 60_000 });

it.each(['toronto-symphony-orchestra-presentation', 'lantern-and-ladder-presentation'] as const)(
  'the gate opens %s for a lower-case code and an upper-case address',
  covers('PRO-291', 'PRO-292'),
  async (slug) => {
    const gate = await gateOf(slug);
    const { code, email } = seedAccess[slug];
    expect(code).not.toBe(code.toLowerCase());
    const other = { code: code.toLowerCase(), email: email.toUpperCase() };
    expect((await openGate(gate, other)).kind).toBe('opened');
    expect((await openGate(gate, { ...other, code: `${other.code}x` })).kind).toBe('refused');
  },
);
