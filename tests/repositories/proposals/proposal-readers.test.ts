import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aClientProposal } from '@/testing/records/proposal-content';
import { readGate } from '@/features/proposals/gate/gate-record';
import { type OpenedPage, openGate } from '@/features/proposals/gate/open-gate';
import { readReader, storeAnswer, storeOpening } from '@/features/proposals/opened/reader-record';
import { storeVisits } from '@/features/proposals/opened/visits';
import { gates } from '@/features/proposals/collections';
import { sealPublication, storedEnvelope } from '@/features/proposals/management/publishing/publication';
import { encodeFields } from '@/shared/firebase/values';
import { decodeFields } from '@/shared/firebase/decode';
import { covers } from '@/testing/covers';
import { aRecipient } from '@/testing/records/proposal';
import { beginAnew, put, stored } from '../local-backend';

const slug = 'river-house';
const amara = { code: '7KQ2-M4XV9-TBC1', email: 'amara@river-house.example' };
const ben = { code: 'D3WN-8RJP5-K6ZA', email: 'ben@river-house.example' };
const amaraId = 'amaraRecipient000001';
const benId = 'benQuietRecipient001';
const end = new Date('2126-12-31T17:00:00Z');

async function opened(who: typeof amara): Promise<OpenedPage> {
  const gate = await readGate(slug);
  const answer = gate && (await openGate(gate, who));
  if (answer?.kind !== 'opened') throw new Error('The page did not open.');
  return answer.page;
}

/** Opens the page as a reader does. */
async function open(page: OpenedPage): Promise<void> {
  await storeOpening(page, await readReader(page));
}

const acts = async () =>
  (await stored(`proposals/${slug}/visits`))
    .map(({ fields }) => {
      const { what, detail } = decodeFields(fields);
      return `${String(what)} ${String(detail)}`.trim();
    })
    .toSorted((a, b) => a.localeCompare(b));

const record = async (id = amaraId) => {
  const found = (await stored(`proposals/${slug}/readers`)).find((each) => each.id === id);
  return found && decodeFields(found.fields);
};

beforeEach(async () => {
  await beginAnew();
  const { gate, envelopes } = await sealPublication(
    {
      id: slug,
      kind: 'proposal',
      clientName: 'River House',
      matching: 'normalised',
      revision: 1,
      recipients: {
        [amaraId]: aRecipient({ ...amara, expiresAt: end }),
        [benId]: aRecipient({ ...ben, quiet: true }),
      },
    },
    JSON.stringify(aClientProposal()),
  );
  await put(`${gates.path}/${slug}`, encodeFields(gate));
  for (const each of envelopes)
    await put(`${gates.path}/${slug}/sealed/${each.id}`, encodeFields(storedEnvelope(each)));
});

describe('an action of a reader', () => {
  /** Makes these the browser's next random numbers, followed by others. */
  const drawing = (...numbers: readonly number[]) => {
    const draw = vi.spyOn(crypto, 'getRandomValues');
    for (const number of numbers)
      draw.mockImplementationOnce((array) => {
        (array as unknown as Uint32Array)[0] = number;
        return array;
      });
    onTestFinished(() => draw.mockRestore());
  };
  const ids = async () => (await stored(`proposals/${slug}/visits`)).map(({ id }) => id).toSorted();

  it('is stored under another of its ids if the first is taken', async () => {
    const page = await opened(amara);
    drawing(7, 7, 7, 8);
    await storeVisits(page, [{ what: 'opened' }]);
    await storeVisits(page, [{ what: 'read', detail: 'packages:12' }]);
    expect(await ids()).toEqual([`${amaraId}-r0007`, `${amaraId}-r0008`]);
  });

  it('leaves ids for answers, however many reading actions there are', covers('ATT-022'), async () => {
    const page = await opened(amara);
    drawing(12_345, 12_345);
    await storeVisits(page, [{ what: 'opened' }]);
    await storeVisits(page, [{ what: 'asked', detail: 'Who trains our volunteers?' }]);
    expect(await ids()).toEqual([`${amaraId}-a345`, `${amaraId}-r2345`]);
  });
});

describe('the record of a reader', () => {
  it('starts with the first opening and includes the end of access', async () => {
    const page = await opened(amara);
    expect(page.expiresAt).toEqual(end);
    expect(await readReader(page)).toBeUndefined();
    await open(page);
    expect(await acts()).toEqual(['began', 'opened']);
    expect(await record()).toEqual({
      keyId: page.keyId,
      firstAt: expect.any(Date) as Date,
      chosen: '',
      chosenAt: null,
    });
    expect(await readReader(page)).toEqual({ choice: undefined });
  });

  it('starts once, however often and in however many windows the page opens', async () => {
    const page = await opened(amara);
    await open(page);
    const first = await record();
    await open(page);
    // The other window had found no record when this one created it.
    await storeOpening(page, undefined);
    expect(await acts()).toEqual(['began', 'opened', 'opened', 'opened']);
    expect(await record()).toEqual(first);
  });

  it('keeps a choice with its question for the next visit', async () => {
    const page = await opened(amara);
    await open(page);
    await storeAnswer(page, { package: 'grow', question: 'Who trains our volunteers?' });
    expect(await acts()).toEqual(['asked Who trains our volunteers?', 'began', 'chose grow', 'opened']);
    const again = await opened(amara);
    expect(await readReader(again)).toEqual({ choice: { package: 'grow', at: expect.any(Date) as Date } });
  });

  it('replaces a choice with a new one and keeps the first opening’s time', async () => {
    const page = await opened(amara);
    await open(page);
    const first = await record();
    await storeAnswer(page, { package: 'grow', question: '' });
    await storeAnswer(page, { package: 'start', question: '' });
    expect((await readReader(page))?.choice?.package).toBe('start');
    expect((await record())?.['firstAt']).toEqual(first?.['firstAt']);
    expect(await acts()).toEqual(['began', 'chose grow', 'chose start', 'opened']);
  });

  it('starts with a choice if the opening was not recorded', async () => {
    const page = await opened(amara);
    await storeAnswer(page, { package: 'expand', question: '' });
    expect((await readReader(page))?.choice?.package).toBe('expand');
  });

  it('is unchanged if only a question is sent', async () => {
    const page = await opened(amara);
    await open(page);
    await storeAnswer(page, { package: 'grow', question: '' });
    const before = await record();
    await storeAnswer(page, { question: 'And who pays?' });
    expect(await record()).toEqual(before);
    expect(await acts()).toContain('asked And who pays?');
  });

  it('contains only what a quiet reader sends', async () => {
    const page = await opened(ben);
    expect(page.answersOnly).toBe(true);
    await expect(open(page)).rejects.toThrow();
    await expect(storeVisits(page, [{ what: 'read', detail: 'hero:3' }])).rejects.toThrow();
    expect(await record(benId)).toBeUndefined();
    await storeAnswer(page, { package: 'grow', question: 'May we begin in May?' });
    await storeVisits(page, [{ what: 'requested', detail: 'cara@river-house.example\nCara' }]);
    expect((await readReader(page))?.choice?.package).toBe('grow');
    expect(await acts()).toEqual([
      'asked May we begin in May?',
      'chose grow',
      'requested cara@river-house.example\nCara',
    ]);
  });

  it('can be written only by its reader', async () => {
    const page = await opened(amara);
    await expect(
      storeAnswer({ ...page, recipient: benId }, { package: 'grow', question: '' }),
    ).rejects.toThrow();
    await storeAnswer(page, { package: 'grow', question: '' });
  });

  it('includes the section of a question', async () => {
    const page = await opened(amara);
    await storeVisits(page, [{ what: 'asked', detail: 'Is week 3 fixed?', section: 'timeline' }]);
    const [visit] = await stored(`proposals/${slug}/visits`);
    expect(decodeFields(visit?.fields)).toMatchObject({
      what: 'asked',
      detail: 'Is week 3 fixed?',
      section: 'timeline',
      recipient: amaraId,
    });
  });
});
