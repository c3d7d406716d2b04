import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aClientProposal, aDeck, aSlide } from '@/testing/records/proposal-content';
import { readReaderContent } from '@/features/proposals/content/reader-content';
import { type Gate, readGate } from '@/features/proposals/gate/gate-record';
import { type GateAnswer, openGate, openWithKey, refusalMs } from '@/features/proposals/gate/open-gate';
import { storeVisits } from '@/features/proposals/opened/visits';
import {
  createDraft,
  saveContent,
  saveRecipient,
  withdrawDraft,
  withdrawRecipient,
} from '@/features/proposals/changes';
import { drafts, envelopesOf, readersOf, versionsOf, visitsOf } from '@/features/proposals/collections';
import { latestVersions, latestVisits } from '@/features/proposals/queries';
import { deleteProposal } from '@/features/proposals/management/list/delete-proposal';
import { envelopeIdOf, hasUnpublishedChanges } from '@/features/proposals/management/publishing/publication';
import { publish, reseal } from '@/features/proposals/management/publishing/publish';
import type { ProposalDraft, Recipient } from '@/features/proposals/schema';
import { deriveEnvelopeKey } from '@/features/proposals/sealing/derivation';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { commit, create, nameOf } from '@/shared/firebase/commit';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { decodeFields } from '@/shared/firebase/decode';
import { serverTime } from '@/shared/firebase/fields';
import { encode } from '@/shared/firebase/values';
import { covers } from '@/testing/covers';
import { aRecipient } from '@/testing/records/proposal';
import { as } from '../browsers';
import { beginAnew, put, stored } from '../local-backend';
import { asOwner, signIn } from '../people';

const slug = 'harbour-shelter';
const amara = { code: '7KQ2-M4XV9-TBC1', email: 'amara@shelter.example' };
const ben = { code: 'D3WN-8RJP5-K6ZA', email: 'ben@shelter.example' };

async function draft(): Promise<WithId<ProposalDraft>> {
  const found = await getDocument(drafts, slug);
  if (!found?.ok) throw new Error('The draft cannot be read.');
  return found.document;
}

async function gate(): Promise<Gate> {
  const found = await readGate(slug);
  if (!found) throw new Error('The gate is closed.');
  return found;
}

/** Returns a complete content with its own headline. */
const content = (headline: string) =>
  JSON.stringify(aClientProposal({ hero: { ...aClientProposal().hero, headline } }));

const headlineIn = (text: string): string => {
  const page = readReaderContent(text);
  return page?.kind === 'proposal' ? page.hero.headline : 'unreadable';
};

const said = (answer: GateAnswer) => (answer.kind === 'opened' ? headlineIn(answer.page.text) : answer.kind);
const tryAt = async (who: typeof amara) => said(await openGate(await gate(), who));
const saved = async (...handles: readonly { readonly settled: Promise<unknown> }[]) =>
  expect(await Promise.all(handles.map(({ settled }) => settled))).toEqual(
    handles.map(() => ({ state: 'saved', already: false })),
  );

/** Publishes a page for these recipients, whose random names are `seedRecipient000000N`. */
async function published(actor: Actor, ...recipients: readonly Recipient[]): Promise<void> {
  await saved(
    createDraft(
      slug,
      {
        kind: 'proposal',
        title: 'A staged path',
        clientName: 'Harbour Shelter',
        clientEmail: amara.email,
        content: content('first'),
      },
      actor,
    ),
  );
  for (const [place, each] of recipients.entries())
    await saved(saveRecipient(await draft(), `testRecipient000000${place}`, each, actor));
  await publish(await draft(), actor);
}

let actor: Actor;
beforeEach(async () => {
  await beginAnew();
  actor = await as('ada');
});

describe('a published page', () => {
  it(
    'opens for each recipient, but not before it is published',
    covers('PRO-008', 'PRO-010', 'PRO-269'),
    async () => {
      await saved(
        createDraft(
          slug,
          { kind: 'proposal', title: 'A', clientName: 'B', clientEmail: amara.email, content: '{}' },
          actor,
        ),
      );
      expect(await readGate(slug)).toBeUndefined();
      await saved(saveRecipient(await draft(), 'testRecipient0000000', aRecipient(amara), actor));
      await saved(saveRecipient(await draft(), 'testRecipient0000001', aRecipient(ben), actor));
      await saved(
        saveContent(
          await draft(),
          { title: 'A', clientName: 'B', clientEmail: amara.email, content: content('first') },
          actor,
        ),
      );
      expect(await publish(await draft(), actor)).toBe(2);
      expect(await tryAt({ code: '7kq2m4xv9tbcl', email: ' AMARA@shelter.example ' })).toBe('first');
      expect(await tryAt(ben)).toBe('first');
      expect(await readGate(slug)).not.toHaveProperty('title');
    },
  );

  it('opens for the last recipient when there are more than one batch', async () => {
    const people = [2, 3, 4, 5, 6, 7].map((sign) => ({
      code: `7KQ2-M4XV9-TBC${sign}`,
      email: `person${sign}@shelter.example`,
    }));
    await published(actor, ...people.map((who) => aRecipient(who)));
    const [last = amara] = people.slice(-1);
    expect(await tryAt(last)).toBe('first');
    expect(await stored(`proposals/${slug}/sealed`)).toHaveLength(6);
  });

  it('refuses wrong, foreign and expired entries in the same time', covers('PRO-289'), async () => {
    await published(
      actor,
      aRecipient(amara),
      aRecipient({ ...ben, expiresAt: new Date(Date.now() + 1_500) }),
    );
    const attempts = [
      { ...amara, code: 'AAAA' },
      { ...amara, email: ben.email },
      { code: '', email: '' },
    ];
    for (const attempt of attempts) {
      const start = performance.now();
      expect(await tryAt(attempt)).toBe('refused');
      expect(performance.now() - start).toBeGreaterThan(refusalMs - 5);
    }
    await vi.waitUntil(async () => (await tryAt(ben)) === 'refused', { timeout: 8_000 });
  });

  it('closes at once for a withdrawn recipient and gets new keys for the others', async () => {
    await published(actor, aRecipient(amara), aRecipient(ben));
    const before = await gate();
    const keptKey = await deriveEnvelopeKey(slug, before, ben);
    expect(said(await openWithKey(before, keptKey))).toBe('first');

    await saved(withdrawRecipient(await draft(), 'testRecipient0000001', actor));
    expect(said(await openWithKey(before, keptKey))).toBe('refused');
    await reseal(await draft(), actor);

    const after = await gate();
    expect(after.revision).toBe(before.revision + 1);
    expect(after.salt).not.toBe(before.salt);
    expect(await tryAt(amara)).toBe('first');
    expect(await tryAt(ben)).toBe('refused');
    expect(said(await openWithKey(after, keptKey))).toBe('refused');
    expect((await draft()).recipients['testRecipient0000001']?.withdrawnAt).toBeInstanceOf(Date);
  });

  it('can be published and withdrawn after the nightly job has deleted an envelope', async () => {
    await published(actor, aRecipient(amara), aRecipient(ben));
    const deleteEnvelopeOf = async (name: string) => {
      const ref = (await draft()).envelopes.find((each) => each.startsWith(`${name}/`)) ?? '';
      asOwner();
      await commit([{ delete: nameOf(envelopesOf(slug), envelopeIdOf(ref)) }]);
      await signIn('ada');
    };
    await deleteEnvelopeOf('testRecipient0000001');
    expect(await tryAt(ben)).toBe('refused');
    await publish(await draft(), actor);
    expect([await tryAt(amara), await tryAt(ben)]).toEqual(['first', 'first']);
    await deleteEnvelopeOf('testRecipient0000001');
    await saved(withdrawRecipient(await draft(), 'testRecipient0000001', actor));
    expect([await tryAt(amara), await tryAt(ben)]).toEqual(['first', 'refused']);
  });

  it('keeps its text while the draft changes, lists the changes, and closes for everyone', async () => {
    await published(actor, aRecipient(amara));
    const { title, clientName, clientEmail } = await draft();
    await saved(
      saveContent(await draft(), { title, clientName, clientEmail, content: content('second') }, actor),
    );
    await reseal(await draft(), actor);
    expect(await tryAt(amara)).toBe('first');
    await publish(await draft(), actor);
    expect(await tryAt(amara)).toBe('second');
    const { documents } = await listDocuments(versionsOf(slug), latestVersions);
    expect(documents.map(({ id, changes }) => [id, changes])).toEqual([
      ['4', ['Changed: Hero']],
      ['3', ['Same text; access changed']],
      ['2', ['First publication']],
    ]);

    const last = await gate();
    await saved(...withdrawDraft(await draft(), actor));
    expect(await readGate(slug)).toBeUndefined();
    expect(said(await openGate(last, amara))).toBe('refused');
    expect(await draft()).toMatchObject({ status: 'withdrawn', envelopes: [] });
  });

  it('tells readers about changed slides but not about changed notes', async () => {
    const deck = (heading: string, notes: string) =>
      JSON.stringify(aDeck({ slides: [aSlide({ heading, notes, look: 'cover' })] }));
    const about = { title: 'A', clientName: 'B', clientEmail: amara.email };
    await saved(
      createDraft(slug, { ...about, kind: 'deck', content: deck('Hours back', 'Breathe.') }, actor),
    );
    await saved(saveRecipient(await draft(), 'testRecipient0000000', aRecipient(amara), actor));
    const changesAfter = async (content: string) => {
      if ((await draft()).content !== content)
        await saved(saveContent(await draft(), { ...about, content }, actor));
      await publish(await draft(), actor);
      const answer = await openGate(await gate(), amara);
      return answer.kind === 'opened' ? readReaderContent(answer.page.text)?.update?.changes : answer.kind;
    };
    expect(await changesAfter(deck('Hours back', 'Breathe.'))).toEqual([]);
    expect(await changesAfter(deck('Days back', 'Breathe.'))).toEqual(['Changed: Days back']);
    expect(await changesAfter(deck('Days back', 'Say less.'))).toEqual(['Changed: Days back']);
  });

  it('stays marked as changed when access changes reseal it', async () => {
    await published(actor, aRecipient(amara));
    const { title, clientName, clientEmail } = await draft();
    await saved(
      saveContent(await draft(), { title, clientName, clientEmail, content: content('second') }, actor),
    );
    expect(hasUnpublishedChanges(await draft())).toBe(true);
    await reseal(await draft(), actor);
    expect(hasUnpublishedChanges(await draft())).toBe(true);
    await publish(await draft(), actor);
    expect(hasUnpublishedChanges(await draft())).toBe(false);
  });

  it('does not open with a changed gate, and takes as long to refuse', async () => {
    await published(actor, aRecipient(amara));
    const real = await gate();
    const changed: readonly Partial<Gate>[] = [
      { rounds: 1_000 },
      { rounds: 600_001 },
      { rounds: Number.NaN },
      { salt: 'AAAAAAAAAAAAAAAAAAAAAA' },
      { salt: '!' },
      { derivation: 'PBKDF2-SHA-1' },
      { revision: 1 },
    ];
    for (const change of changed) {
      const start = performance.now();
      expect(said(await openGate({ ...real, ...change }, amara)), JSON.stringify(change)).toBe('refused');
      expect(performance.now() - start).toBeGreaterThan(refusalMs - 5);
    }
    expect(said(await openGate(real, amara))).toBe('first');
  });

  it('does not open with a changed character of its envelope', async () => {
    await published(actor, aRecipient(amara));
    const [envelope] = await stored(`proposals/${slug}/sealed`);
    if (envelope === undefined) throw new Error('There is no envelope.');
    const path = `proposals/${slug}/sealed/${envelope.id}`;
    for (const field of ['iv', 'content', 'keyIv', 'key']) {
      const changed = String(decodeFields(envelope.fields)[field]).replace(/^./, (first) =>
        first === 'A' ? 'Q' : 'A',
      );
      await put(path, { ...envelope.fields, [field]: { stringValue: changed } });
      expect(await tryAt(amara), field).toBe('refused');
    }
    await put(path, envelope.fields);
    expect(await tryAt(amara)).toBe('first');
  });

  it('does not open with an envelope moved to another recipient’s place', async () => {
    await published(actor, aRecipient(amara), aRecipient(ben));
    const places = await stored(`proposals/${slug}/sealed`);
    const of = (name: string) => places.find(({ fields }) => decodeFields(fields)['recipient'] === name);
    const [first, second] = [of('testRecipient0000000'), of('testRecipient0000001')];
    if (!first || !second) throw new Error('An envelope is missing.');
    await put(`proposals/${slug}/sealed/${second.id}`, first.fields);
    expect(await tryAt(ben)).toBe('refused');
    expect(await tryAt(amara)).toBe('first');
  });

  it.each([9, 17])(
    'opens for each of %i recipients, also after resealing',
    async (count) => {
      const team = Array.from({ length: count }, (_, place) => ({
        code: `7KQ2-M4XV9-T${String(place).padStart(3, '0')}`,
        email: `person${place}@shelter.example`,
      }));
      const recipients = Object.fromEntries(
        team.map((who, place) => [`teamRecipient${String(place).padStart(7, '0')}`, aRecipient(who)]),
      );
      await published(actor, aRecipient(amara));
      const before = await draft();
      await put(`proposalDrafts/${slug}`, {
        ...(await stored('proposalDrafts'))[0]?.fields,
        recipients: encode({ ...before.recipients, ...recipients }),
      });
      const openedBy = async () => {
        const current = await gate();
        return Promise.all(team.map(async (who) => said(await openGate(current, who))));
      };
      expect(await publish(await draft(), actor)).toBe(count + 1);
      expect(await openedBy()).toEqual(team.map(() => 'first'));
      await reseal(await draft(), actor);
      expect(await openedBy()).toEqual(team.map(() => 'first'));
      expect(await stored(`proposals/${slug}/sealed`)).toHaveLength(count + 1);
    },
    60_000,
  );

  it('rejects an incomplete text with a RangeError and changes nothing', async () => {
    await published(actor, aRecipient(amara));
    const { title, clientName, clientEmail } = await draft();
    const broken = JSON.stringify({ ...aClientProposal(), reasons: [] });
    await saved(saveContent(await draft(), { title, clientName, clientEmail, content: broken }, actor));
    await expect(publish(await draft(), actor)).rejects.toThrow(RangeError);
    expect(await tryAt(amara)).toBe('first');
    expect(await gate()).toMatchObject({ revision: 2 });
  });

  it('is deleted with all its records, and its address is free again', async () => {
    await published(actor, aRecipient(amara));
    const answer = await openGate(await gate(), amara);
    if (answer.kind !== 'opened') throw new Error('The page did not open.');
    await storeVisits(answer.page, [{ what: 'opened' }]);
    const reader = { firstAt: serverTime, chosen: '', chosenAt: null, keyId: answer.page.keyId };
    await commit([create(readersOf(slug), answer.page.recipient, reader)], { asVisitor: true });
    expect(await stored(`proposals/${slug}/readers`)).toHaveLength(1);
    await saved(...withdrawDraft(await draft(), actor));
    await deleteProposal(await draft());
    const below = [
      `proposals/${slug}/visits`,
      `proposals/${slug}/readers`,
      `proposals/${slug}/sealed`,
      `proposalDrafts/${slug}/versions`,
    ];
    for (const collection of ['proposals', 'proposalDrafts', ...below])
      expect(await stored(collection), collection).toEqual([]);
    await published(actor, aRecipient(ben));
    expect(await tryAt(ben)).toBe('first');
    expect(await tryAt(amara)).toBe('refused');
  });

  it('stores its readers’ actions under their envelope’s name, without code or address', async () => {
    await published(actor, aRecipient(amara));
    const answer = await openGate(await gate(), amara);
    if (answer.kind !== 'opened') throw new Error('The page did not open.');
    await storeVisits(answer.page, [{ what: 'opened' }]);
    await storeVisits(answer.page, [
      { what: 'chose', detail: 'grow' },
      { what: 'asked', detail: 'When could we begin?' },
    ]);
    await expect(
      storeVisits({ ...answer.page, recipient: 'somebodyElse00000000' }, [{ what: 'opened' }]),
    ).rejects.toThrow();
    const { documents } = await listDocuments(visitsOf(slug), latestVisits);
    // Two acts of the same moment may come in either order.
    expect(new Set(documents.map(({ what, recipient: name }) => `${what} ${name}`))).toEqual(
      new Set(['asked', 'chose', 'opened'].map((what) => `${what} testRecipient0000000`)),
    );
    expect(JSON.stringify(documents)).not.toMatch(/7KQ2|shelter[.]example/);
  });
});
