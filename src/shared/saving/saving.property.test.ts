import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  scheduler,
  type Arbitrary,
  type Scheduler,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseError, ModelBrowser, ModelDatabase, rest, senderOn, textsOf } from './model.fixture';
import type { SaveBackend } from './sending/save-backend';
import { batchChange, type Change, createChange, deletePart, patchChange } from './change';
import { changesOverlap, recordsOf } from './change-relations';
import { withPendingChanges } from './overlay';
import { type ClashChoices, fieldKey, type Queue, type QueuedChange } from './outbox/queue';
import { createSaving } from './create-saving';
import type { SaveHandle, Saving } from './saving';
import type { FieldValues } from './values';

const notes = { path: 'notes' };
const keys = { path: 'keys' };
const fields = ['a', 'b'] as const;
type Field = (typeof fields)[number];

/** Possible outcomes of a request. */
const fates = ['arrives', 'arrives', 'is lost', 'loses its answer', 'hangs', 'is refused for now'] as const;
type Fate = (typeof fates)[number];

const steps = oneof(
  {
    weight: 6,
    arbitrary: record({
      kind: constant('patch' as const),
      record: nat(1),
      field: constantFrom(...fields),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      kind: constant('refused patch' as const),
      record: nat(1),
      field: constantFrom(...fields),
    }),
  },
  { weight: 2, arbitrary: record({ kind: constant('form' as const), isBad: boolean(), wide: boolean() }) },
  { weight: 1, arbitrary: record({ kind: constant('create' as const) }) },
  { weight: 1, arbitrary: record({ kind: constant('delete' as const) }) },
  { weight: 2, arbitrary: record({ kind: constant('look' as const) }) },
  { weight: 2, arbitrary: record({ kind: constant('restart' as const) }) },
  { weight: 1, arbitrary: record({ kind: constant('second tab' as const) }) },
  { weight: 1, arbitrary: record({ kind: constant('hurry' as const) }) },
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

/** Two people with one browser each and one database, over a network that loses and delays requests. */
class World {
  readonly database = new ModelDatabase();
  readonly people: Person[];
  private readonly left: Fate[];
  time = 0;

  constructor(
    readonly scheduler: Scheduler,
    faults: readonly Fate[],
  ) {
    this.left = [...faults];
    for (const id of ['0', '1']) this.database.put('notes', id, { a: `a${id}`, b: `b${id}` });
    this.database.put('notes', 'kept', { a: 'x', b: 'x' });
    this.database.put('keys', 'kept', { leadId: 'kept' });
    this.database.refuses = (write) =>
      write.kind === 'patch' && Object.values(write.patch).some((value) => String(value).startsWith('bad'));
    this.people = [new Person(this, 'A'), new Person(this, 'B')];
  }

  /** Sends one request. The request or its answer may get lost, and both take a random time. */
  async request<T>(work: () => T, signal: AbortSignal, isAlive: () => boolean): Promise<T> {
    signal.throwIfAborted();
    const fate = this.left.shift() ?? 'arrives';
    await this.scheduler.schedule(Promise.resolve(), 'request');
    if (fate === 'is lost') throw databaseError('unavailable');
    if (fate === 'is refused for now') throw databaseError('resource-exhausted');
    const result = fate === 'hangs' ? undefined : work();
    if (fate === 'hangs') await new Promise(() => {});
    await this.scheduler.schedule(Promise.resolve(), 'answer');
    if (fate === 'loses its answer') throw databaseError('unavailable');
    if (!isAlive()) await new Promise(() => {});
    return result as T;
  }

  readonly clock = {
    now: () => this.time,
    after: (milliseconds: number, then: () => void) => {
      const due = this.time + milliseconds;
      let isCancelled = false;
      const ring = async () => {
        await this.scheduler.schedule(Promise.resolve(), `timer ${milliseconds}`);
        if (isCancelled) return;
        this.time = Math.max(this.time, due);
        then();
      };
      void ring();
      return () => {
        isCancelled = true;
      };
    },
  };
}

class Person {
  readonly browser = new ModelBrowser();
  tabs: { saving: Saving; kill: () => void }[] = [];
  /** Values that this person has seen on the screen or in a conflict. */
  readonly seen = new Set<unknown>();
  /** Texts that the person has overwritten or given up. */
  readonly decided = new Set<string>();
  readonly made: string[] = [];
  /** Texts that left the outbox although they exist nowhere else and the person did not give them up. */
  readonly vanished: string[] = [];
  private shown = new Map<string, FieldValues>();
  private isDeciding = false;
  private count = 0;
  /** The last change of a form that stays open. */
  private form: SaveHandle | undefined;

  constructor(
    readonly world: World,
    readonly name: string,
  ) {
    this.browser.onEdit = (before, after) => {
      const left = textsOf(after);
      const applied = new Set(world.database.written.map(({ after: text }) => text));
      for (const text of textsOf(before)) {
        // Only a person gives up a text. Saving sends it until it has arrived.
        if (!left.has(text) && !applied.has(text)) {
          if (this.isDeciding) this.decided.add(text);
          else this.vanished.push(text);
        }
      }
    };
    this.open();
    this.look();
  }

  open(): void {
    let isAlive = true;
    const { tabs, kill } = this.browser.tab();
    const { world } = this;
    const backend: SaveBackend = {
      read: (path, id, signal) =>
        world.request(
          () => world.database.read(path, id),
          signal,
          () => isAlive,
        ),
      commit: (writes, signal) =>
        world.request(
          () => world.database.commit(writes),
          signal,
          () => isAlive,
        ),
      call: async () => {},
    };
    const saving = createSaving({
      uid: this.name,
      openOutbox: async () => this.browser.outbox(() => isAlive),
      tabs,
      loadSender: senderOn(backend),
      mergers: {},
      derivers: {},
      clock: world.clock,
      isOnline: () => true,
    });
    this.tabs.push({
      saving,
      kill: () => {
        isAlive = false;
        kill();
      },
    });
  }

  look(): void {
    for (const id of ['0', '1']) {
      const stored = this.world.database.read('notes', id)?.fields ?? {};
      this.shown.set(id, stored);
      for (const field of fields) this.seen.add(stored[field]);
    }
  }

  private get saving(): Saving {
    const tab = this.tabs.at(-1);
    if (tab === undefined) throw new Error('No tab is open.');
    return tab.saving;
  }

  /** Returns a change of one field, starting from the shown values. */
  private changeOf(id: string, field: Field, text: string): Change {
    const [record] = withPendingChanges(
      notes,
      [{ id, ...this.shown.get(id) } as { id: string } & Record<Field, string>],
      this.saving.view().changes,
    );
    this.seen.add(text);
    this.made.push(text);
    return patchChange(notes, id, {
      patch: field === 'a' ? { a: text } : { b: text },
      base: record ?? {},
      what: text,
    });
  }

  private patch(id: string, field: Field, text: string): void {
    this.saving.save(this.changeOf(id, field, text));
  }

  /** Saves a form over two records again, in place of its own change that was refused. */
  private async saveForm(isBad: boolean, wide: boolean): Promise<void> {
    await this.form?.withdraw();
    const text = `${isBad ? 'bad' : ''}${this.name}form${++this.count}`;
    const parts = [
      ...this.changeOf('0', 'a', text).parts,
      ...(wide ? this.changeOf('1', 'b', `${this.name}also${++this.count}`).parts : []),
    ];
    this.form = this.saving.save(batchChange(parts, { what: text }));
  }

  async take(step: Step): Promise<void> {
    this.isDeciding = true;
    const stuck = this.browser.queue.find((entry) => entry.stuck);
    switch (step.kind) {
      case 'patch':
        this.patch(String(step.record), step.field, `${this.name}${++this.count}`);
        break;
      case 'refused patch':
        this.patch(String(step.record), step.field, `bad${this.name}${++this.count}`);
        break;
      case 'form':
        await this.saveForm(step.isBad, step.wide);
        break;
      case 'create':
        this.saving.save(
          createChange<{ a: string }>(notes, `new${this.name}${++this.count}`, {
            fields: { a: 'new' },
            what: '',
          }),
        );
        break;
      case 'delete':
        this.saving.save(
          batchChange(
            [
              deletePart(notes, 'kept'),
              deletePart<{ leadId: string }>(keys, 'kept', { onlyIf: { leadId: 'kept' } }),
            ],
            { what: '' },
          ),
        );
        break;
      case 'look':
        this.look();
        break;
      case 'restart':
        for (const { kill } of this.tabs) kill();
        this.tabs = [];
        this.form = undefined;
        this.open();
        break;
      case 'second tab':
        if (this.tabs.length < 2) this.open();
        break;
      case 'hurry':
        this.saving.hurry();
        break;
      case 'decide':
        if (stuck?.stuck?.kind === 'clash') {
          for (const { theirs, mine } of stuck.stuck.fields) {
            this.seen.add(theirs);
            this.decided.add(String(mine));
          }
          const choices: ClashChoices = Object.fromEntries(
            stuck.stuck.fields.map((field) => [fieldKey(field), step.choice]),
          );
          void this.saving.resolve(stuck.id, choices);
        }
        break;
      case 'discard':
        if (stuck) void this.saving.discard(stuck.id);
    }
    await rest();
    this.isDeciding = false;
  }
}

/**
 * Checks whether a leftover change has a reason: it is stuck, or an earlier change with a reason blocks it.
 */
const hasReason = (entry: QueuedChange, queue: Queue): boolean =>
  entry.stuck !== undefined ||
  queue
    .filter(({ order }) => order < entry.order)
    .some((other) =>
      other.stuck
        ? changesOverlap(other.change, entry.change)
        : recordsOf(other.change).some((record) => recordsOf(entry.change).includes(record)) &&
          hasReason(other, queue),
    );

describe('Two people who change the same records', () => {
  it('apply every change once or list it with a reason, and lose no text of each other', async () => {
    await assert(
      asyncProperty(
        scheduler(),
        array(constantFrom(...fates), { maxLength: 40 }),
        array(record({ who: nat(1), step: steps, turns: nat(6) }), {
          minLength: 1,
          maxLength: 20,
        }),
        async (order, faults, script) => {
          const world = new World(order, faults);
          await rest();
          for (const { who, step, turns } of script) {
            await world.people[who]?.take(step);
            for (let turn = 0; turn < turns && order.count() > 0; turn++) {
              await order.waitOne();
              await rest();
            }
          }
          for (let turn = 0; order.count() > 0; turn++) {
            if (turn > 3_000) throw new Error('It never comes to rest.');
            await order.waitOne();
            await rest();
          }
          check(world);
        },
      ),
      { numRuns: Number(process.env['SAVING_RUNS'] ?? 300) },
    );
  }, 120_000);
});

function check({ database, people }: World): void {
  for (const person of people) {
    expect(person.vanished).toEqual([]);
    const waiting = textsOf(person.browser.queue);
    for (const text of person.made) {
      const times = database.written.filter(({ after }) => after === text).length;
      if (times === 0) expect(waiting.has(text) || person.decided.has(text), `${text} is nowhere`).toBe(true);
      // A person who overwrote another one's text may write their own again.
      if (!person.decided.has(text))
        expect(times, `${text} was written ${times} times`).toBeLessThanOrEqual(1);
    }
    for (const entry of person.browser.queue) expect(hasReason(entry, person.browser.queue)).toBe(true);
    for (const { before, after } of database.written)
      if (person.made.includes(String(after)))
        expect(person.seen.has(before), `${String(after)} was put over ${String(before)} unseen`).toBe(true);
  }
  for (const record of new Set(database.created))
    expect(database.created.filter((other) => other === record)).toHaveLength(1);
  expect(database.read('notes', 'kept') === undefined).toBe(database.read('keys', 'kept') === undefined);
}
