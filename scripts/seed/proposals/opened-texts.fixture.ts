import { deriveEnvelopeKey } from '@/features/proposals/sealing/derivation';
import { unseal } from '@/features/proposals/sealing/envelope';
import { indexSlug } from '@/features/proposals/slug';
import { seedAccess } from './credentials';
import { sealedPages } from './sealed-pages';

/** Returns the text of each client page by slug, as its reader opens it. */
export async function openedTexts(): Promise<Readonly<Record<string, string>>> {
  const pages = (await sealedPages()).filter(({ slug }) => slug !== indexSlug);
  return Object.fromEntries(
    await Promise.all(
      pages.map(async ({ slug, publication: { gate, envelopes } }) => {
        const key = await deriveEnvelopeKey(slug, gate, seedAccess[slug as keyof typeof seedAccess]);
        const found = envelopes.find(({ id }) => id === key.id);
        if (found === undefined) throw new Error(`No envelope of ${slug} has the reader's id.`);
        return [slug, await unseal({ slug, revision: gate.revision }, key, found.envelope)];
      }),
    ),
  );
}
