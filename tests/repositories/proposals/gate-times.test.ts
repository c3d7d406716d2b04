import { aClientProposal } from '@/testing/records/proposal-content';
import { beforeAll, expect, it } from 'vitest';
import { readGate } from '@/features/proposals/gate/gate-record';
import { openGate, refusalMs } from '@/features/proposals/gate/open-gate';
import { envelopesOf, gates } from '@/features/proposals/collections';
import { sealPublication } from '@/features/proposals/management/publishing/publication';
import { encodeFields } from '@/shared/firebase/values';
import { covers } from '@/testing/covers';
import { aRecipient } from '@/testing/records/proposal';
import { beginAnew, put } from '../local-backend';

/** The number of tries of each kind: three, or enough to compare distributions in `npm run bench -- gate`. */
const tries = Number(process.env['GATE_TRIES'] ?? 3);
const isBench = tries >= 30;

const slug = 'harbour-shelter';
const right = { code: '7KQ2-M4XV9-TBC1', email: 'amara@shelter.example' };
const ended = { code: 'D3WN-8RJP5-K6ZA', email: 'ben@shelter.example' };
const withdrawn = { code: 'P5TX-2HVC8-WQ4M', email: 'chen@shelter.example' };
const failing = {
  'a wrong code': { ...right, code: '7KQ2-M4XV9-TBC2' },
  'a wrong address': { ...right, email: 'dana@shelter.example' },
  'a malformed code': { ...right, code: '–' },
  'an access that ended': ended,
  'an access that was withdrawn': withdrawn,
} as const;

beforeAll(async () => {
  await beginAnew();
  const { gate, envelopes } = await sealPublication(
    {
      id: slug,
      kind: 'proposal',
      clientName: '',
      matching: 'normalised',
      revision: 1,
      recipients: { openRecipient0000001: aRecipient(right), endedRecipient000001: aRecipient(ended) },
    },
    JSON.stringify(
      aClientProposal({ download: { summary: 'a'.repeat(20_000), pilotApproach: 'a'.repeat(20_000) } }),
    ),
  );
  await put(`${gates.path}/${slug}`, encodeFields(gate));
  for (const { id, envelope } of envelopes) {
    const hasEnded = envelope.recipient === 'endedRecipient000001';
    await put(
      `${envelopesOf(slug).path}/${id}`,
      encodeFields({ ...envelope, ...(hasEnded && { expiresAt: new Date(Date.now() - 60_000) }) }),
    );
  }
});

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

it('refusals of every cause take the same time, never less than the minimum', {
  ...covers('PRO-305'),
  timeout: 900_000,
}, async () => {
  const gate = await readGate(slug);
  if (gate === undefined) throw new Error('The gate is closed.');
  expect((await openGate(gate, right)).kind).toBe('opened');
  const times = new Map<string, number[]>(Object.keys(failing).map((cause) => [cause, []]));
  const causes = Object.entries(failing);
  // The causes take turns, and each turn begins with another one, so that other load affects all alike.
  for (let turn = 0; turn < tries; turn++)
    for (const place of causes.keys()) {
      const [cause, entered] = causes[(turn + place) % causes.length] ?? ['', right];
      const start = performance.now();
      expect((await openGate(gate, entered)).kind, cause).toBe('refused');
      times.get(cause)?.push(performance.now() - start);
    }
  const medians = new Map([...times].map(([cause, each]) => [cause, median(each)]));
  if (isBench)
    for (const [cause, each] of times)
      console.log(`${cause}: ${each.length} tries, in ms: ${each.map((time) => time.toFixed(1)).join(' ')}`);
  const all = [...medians.values()];
  expect(Math.min(...[...times.values()].flat())).toBeGreaterThan(refusalMs - 5);
  // Three tries on a busy machine only show that no cause takes twice the time of another.
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(Math.max(...all) * (isBench ? 0.03 : 0.5));
});
