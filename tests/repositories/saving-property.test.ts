import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profiles } from '@/shared/auth/profile';
import { serverTime } from '@/shared/firebase/fields';
import { serverSender } from '@/shared/saving/sending/backend';
import { patchChange } from '@/shared/saving/change';
import { changesOverlap } from '@/shared/saving/change-relations';
import { fastClock, ModelBrowser, textsOf } from '@/shared/saving/model.fixture';
import { withPendingChanges } from '@/shared/saving/overlay';
import { fieldKey } from '@/shared/saving/outbox/queue';
import { createSaving } from '@/shared/saving/create-saving';
import type { SaveHandle, Saving } from '@/shared/saving/saving';
import { beginAnew, stored } from './local-backend';
import { signIn } from './people';

const seed = Number(process.env['SAVING_SEED'] ?? Date.now() % 2 ** 31);
const fields = ['displayName', 'bio'] as const;
type Field = (typeof fields)[number];
type Texts = Readonly<Record<Field, string>>;

/** The possible fates of a write that was sent. */
const fates = ['arrives', 'arrives', 'is lost', 'loses its answer', 'is refused for now'] as const;
type Fate = (typeof fates)[number];

const steps = oneof(
  { weight: 6, arbitrary: record({ kind: constant('patch' as const), field: constantFrom(...fields) }) },
  { weight: 1, arbitrary: record({ kind: constant('patch the rules refuse' as const) }) },
  { weight: 2, arbitrary: record({ kind: constant('look' as const) }) },
  { weight: 1, arbitrary: record({ kind: constant('restart' as const) }) },
  {
    weight: 2,
    arbitrary: record({
      kind: constant('decide' as const),
      choice: constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  { weight: 1, arbitrary: record({ kind: constant('discard' as const) }) },
);
type Step = typeof steps extends Arbitrary<infer S> ? S : never;

interface Write {
  readonly field: Field;
  readonly text: string;
  readonly at: string;
}

const textOf = (value: unknown) => (value as { stringValue?: string } | undefined)?.stringValue ?? '';
/** Returns a time of the database as text that sorts to the nanosecond. */
function sortable(time: string): string {
  const [seconds = '', fraction = ''] = time.replace('Z', '').split('.');
  return `${seconds}.${fraction.padEnd(9, '0')}`;
}

async function recordNow(): Promise<Texts> {
  const found = (await stored('users')).find(({ id }) => id === 'mia')?.fields;
  return { displayName: textOf(found?.['displayName']), bio: textOf(found?.['bio']) };
}

/** Gives the next writes these fates, in order, and records the writes that the database carried out. */
function network(faults: readonly Fate[]): Write[] {
  const through = globalThis.fetch;
  const left = [...faults];
  const written: Write[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    if (!new Request(address).url.includes(':commit') || typeof options?.body !== 'string')
      return through(address, options);
    const fate = left.shift() ?? 'arrives';
    if (fate === 'is lost') throw new TypeError('Failed to fetch');
    if (fate === 'is refused for now')
      return Response.json({ error: { status: 'RESOURCE_EXHAUSTED', message: '' } }, { status: 429 });
    const answer = await through(address, options);
    if (answer.ok) {
      const { commitTime } = (await answer.clone().json()) as { commitTime: string };
      const { writes } = JSON.parse(options.body) as { writes: { update: { fields: object } }[] };
      for (const { update } of writes)
        for (const [field, value] of Object.entries(update.fields))
          written.push({ field: field as Field, text: textOf(value), at: sortable(commitTime) });
    }
    if (fate === 'loses its answer') throw new TypeError('Failed to fetch');
    return answer;
  });
  return written;
}

/** A browser of Mia's, with the values she has seen and entered. */
class Browser {
  readonly seen = new Set<string>();
  readonly made: string[] = [];
  readonly acknowledged: string[] = [];
  /** Texts that she chose to write over others, or discarded. */
  readonly decided = new Set<string>();
  /** Texts that left the outbox although they are stored nowhere and were not discarded. */
  readonly vanished: string[] = [];
  readonly kept = new ModelBrowser();
  private saving: Saving;
  private kill = () => {};
  private shown: Texts = { displayName: '', bio: '' };
  private isDeciding = false;

  constructor(
    readonly name: string,
    written: readonly Write[],
  ) {
    this.kept.onEdit = (before, after) => {
      const left = textsOf(after);
      for (const text of textsOf(before)) {
        if (left.has(text) || written.some((write) => write.text === text)) continue;
        if (this.isDeciding) this.decided.add(text);
        else this.vanished.push(text);
      }
    };
    this.saving = this.open();
  }

  private open(): Saving {
    let isAlive = true;
    const { tabs, kill } = this.kept.tab();
    const saving = createSaving({
      uid: 'mia',
      openOutbox: async () => this.kept.outbox(() => isAlive),
      tabs,
      loadSender: async () => serverSender('mia', async () => 'mia'),
      mergers: {},
      derivers: {},
      clock: fastClock,
      isOnline: () => true,
    });
    this.kill = () => {
      isAlive = false;
      kill();
      saving.close();
    };
    return saving;
  }

  async look(): Promise<void> {
    this.shown = await recordNow();
    for (const field of fields) this.seen.add(this.shown[field]);
  }

  private patch(field: Field, text: string): void {
    const [base] = withPendingChanges(profiles, [{ id: 'mia', ...this.shown }], this.saving.view().changes);
    this.seen.add(text);
    this.made.push(text);
    const patch = field === 'bio' ? { bio: text } : { displayName: text };
    const change = patchChange(profiles, 'mia', {
      patch: { ...patch, updatedAt: serverTime },
      base: base ?? {},
      what: text,
    });
    void this.hear(text, this.saving.save(change));
  }

  private async hear(text: string, { settled }: SaveHandle): Promise<void> {
    if ((await settled).state === 'saved') this.acknowledged.push(text);
  }

  async take(step: Step): Promise<void> {
    const stuck = this.kept.queue.find((entry) => entry.stuck);
    this.isDeciding = true;
    switch (step.kind) {
      case 'patch':
        this.patch(step.field, `${this.name}${this.made.length}`);
        break;
      case 'patch the rules refuse':
        this.patch('bio', `${this.name}${this.made.length}${'x'.repeat(501)}`);
        break;
      case 'look':
        await this.look();
        break;
      case 'restart':
        this.kill();
        this.saving = this.open();
        break;
      case 'decide':
        if (stuck?.stuck?.kind !== 'clash') break;
        for (const { theirs, mine } of stuck.stuck.fields) {
          this.seen.add(String(theirs));
          this.decided.add(String(mine));
        }
        await this.saving.resolve(
          stuck.id,
          Object.fromEntries(stuck.stuck.fields.map((field) => [fieldKey(field), step.choice])),
        );
        break;
      case 'discard':
        if (stuck) await this.saving.discard(stuck.id);
    }
    await new Promise((resolve) => setImmediate(resolve));
    this.isDeciding = false;
  }

  /** Checks whether all changes have arrived, or wait for the person or behind a change that does. */
  isAtRest(): boolean {
    const { queue } = this.kept;
    return queue.every(
      (entry) =>
        entry.stuck !== undefined ||
        queue.some(
          (other) => other.stuck && other.order < entry.order && changesOverlap(other.change, entry.change),
        ),
    );
  }

  close(): void {
    this.kill();
  }
}

async function play(
  faults: readonly Fate[],
  script: readonly { who: number; step: Step; pauseMs: number }[],
): Promise<void> {
  await beginAnew();
  const before = await recordNow();
  const written = network(faults);
  const browsers = ['A', 'B', 'C'].map((name) => new Browser(name, written));
  try {
    for (const browser of browsers) await browser.look();
    for (const { who, step, pauseMs } of script) {
      await browsers[who]?.take(step);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    await vi.waitFor(() => expect(browsers.every((browser) => browser.isAtRest())).toBe(true), {
      timeout: 15_000,
      interval: 5,
    });
    check(browsers, written, before, await recordNow());
  } finally {
    for (const browser of browsers) browser.close();
    vi.restoreAllMocks();
  }
}

function check(browsers: readonly Browser[], written: Write[], before: Texts, after: Texts): void {
  for (const browser of browsers) {
    const { made, decided, seen, acknowledged } = browser;
    expect(browser.vanished).toEqual([]);
    const waiting = textsOf(browser.kept.queue);
    for (const text of made) {
      const times = written.filter((write) => write.text === text).length;
      if (times === 0) expect(waiting.has(text) || decided.has(text), `${text} is nowhere`).toBe(true);
      // A text that the person chose over another one may be written once more.
      if (!decided.has(text)) expect(times, `${text} was written twice`).toBeLessThanOrEqual(1);
      if (acknowledged.includes(text) && !decided.has(text))
        expect(times, `${text} was acknowledged`).toBe(1);
    }
    for (const field of fields) {
      let there = before[field];
      for (const { text } of inOrder(written, field)) {
        if (made.includes(text)) expect(seen.has(there), `${text} was put over ${there} unseen`).toBe(true);
        there = text;
      }
      expect(after[field]).toBe(there);
    }
  }
}

const inOrder = (written: readonly Write[], of: Field) =>
  written.filter(({ field }) => field === of).toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));

beforeEach(() => signIn('mia'));
describe('three browsers changing one record of the real backend', () => {
  it(`lose nothing, write nothing twice and overwrite nothing unseen (SAVING_SEED=${seed})`, async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await assert(
      asyncProperty(
        array(constantFrom(...fates), { maxLength: 20 }),
        array(record({ who: nat(2), step: steps, pauseMs: nat(12) }), { minLength: 4, maxLength: 24 }),
        play,
      ),
      { seed, numRuns: 40, interruptAfterTimeLimit: 12_000 },
    );
  });
});
