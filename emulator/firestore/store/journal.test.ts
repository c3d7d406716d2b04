import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../contract';
import { Journal } from './journal';
import { DATABASE, double, int, map, refusal, ROOT, testService, text } from '../test-fixture';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const open = () => {
  const journal = new Journal(directory);
  return { ...testService({ journal }), journal };
};
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const snapshotOf = ({ service }: ReturnType<typeof testService>) => plain(service.exportDatabases());

describe('the journal', () => {
  it('restores all documents and their times after a restart', async () => {
    const first = open();
    await first.set('c/a', { 'a.b': map({ é: text('😀') }), d: double('-0'), n: int('9223372036854775807') });
    await first.set('c/b', {});
    await first.set('c/a', { n: int(1) });
    await first.write([{ delete: `${ROOT}/c/b` }]);
    const { commitTime } = await first.set('c/z', { d: double('-0'), m: map({ constructor: text('x') }) });
    const before = snapshotOf(first);
    first.journal.close();
    const second = open();
    expect(snapshotOf(second)).toEqual(before);
    expect(second.database.runId).not.toBe(first.database.runId);
    expect(Object.getPrototypeOf(second.fieldsOf('c/z'))).toBeNull();
    expect(String((await second.set('c/z', {}))['commitTime']) > String(commitTime)).toBe(true);
  });

  it('keeps commit times increasing when the system clock goes back between runs', async () => {
    const first = testService({ journal: new Journal(directory), now: () => 2_000_000_000_000_000 });
    const { commitTime } = await first.set('c/a', {});
    const second = testService({ journal: new Journal(directory), now: () => 1_000_000_000_000_000 });
    expect(String((await second.set('c/a', { n: int(1) }))['commitTime']) > String(commitTime)).toBe(true);
  });

  it('does not restore a cleared database', async () => {
    const first = open();
    await first.set('c/a', {});
    first.service.clear(DATABASE);
    await first.set('c/b', {});
    const second = open();
    expect(second.fieldsOf('c/a')).toBeUndefined();
    expect(second.fieldsOf('c/b')).toBeDefined();
  });

  it('restores a prefix of the commits after being cut off at any byte', async () => {
    const first = open();
    const sizes: number[] = [];
    const file = () =>
      join(directory, readdirSync(directory).find((name) => name.startsWith('journal-')) ?? '');
    const lengthNow = () => readFileSync(file()).length;
    const empty = lengthNow();
    for (let n = 0; n < 12; n += 1) {
      await first.set(`c/${n % 5}`, { n: int(n), t: text('é'.repeat(n)) });
      sizes.push(lengthNow());
    }
    const content = readFileSync(file());
    first.journal.close();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: content.length }), (length) => {
        rmSync(directory, { recursive: true });
        new Journal(directory).restore(() => {});
        writeFileSync(file(), content.subarray(0, length));
        const values: unknown[] = [];
        const cut = new Journal(directory);
        cut.restore((record) => values.push(...(record as { documents: unknown[] }).documents));
        expect(values).toHaveLength(sizes.filter((size) => size <= length).length);
        cut.append({ documents: ['after'] });
        const again: unknown[] = [];
        new Journal(directory).restore((record) =>
          again.push(...(record as { documents: unknown[] }).documents),
        );
        expect(again).toEqual([...values, 'after']);
      }),
      { numRuns: 150, examples: [[0], [empty - 1], [empty], [content.length - 1], [content.length]] },
    );
  });

  it('refuses damage before its end instead of dropping the rest', async () => {
    const first = open();
    await first.set('c/a', { n: int(1) });
    await first.set('c/b', { n: int(2) });
    first.journal.close();
    const file = join(directory, 'journal-0');
    const content = readFileSync(file);
    content[content.indexOf('c/a')] = 0x78;
    writeFileSync(file, content);
    expect(() => open()).toThrow(/journal-0 is damaged at byte \d+/);
    expect(readFileSync(file)).toEqual(content);
  });

  it('ignores zeros and incomplete snapshots left by a crash', async () => {
    const first = open();
    await first.set('c/a', {});
    first.journal.close();
    appendFileSync(join(directory, 'journal-0'), Buffer.alloc(64));
    writeFileSync(join(directory, 'snapshot.tmp'), 'half');
    const second = open();
    expect(second.fieldsOf('c/a')).toBeDefined();
    expect(readdirSync(directory).sort()).toEqual(['journal-1', 'lock', 'snapshot-1']);
  });

  it('can be opened by one process at a time', () => {
    // The lock names the parent process, which outlives this test.
    writeFileSync(join(directory, 'lock'), String(process.ppid));
    expect(() => open()).toThrow(/is in use by process/);
    writeFileSync(join(directory, 'lock'), '2147483646');
    expect(() => open()).not.toThrow();
  });

  it('refuses another format', () => {
    const record = Buffer.from(JSON.stringify({ format: 'firestore-journal', version: 9 }));
    const header = Buffer.alloc(8);
    header.writeUInt32LE(record.length, 0);
    header.writeUInt32LE(crc32(record), 4);
    writeFileSync(join(directory, 'journal-0'), Buffer.concat([header, record]));
    expect(() => open()).toThrow(/has format firestore-journal 9/);
  });

  it('keeps every acknowledged write when the process is killed', async () => {
    const service = fileURLToPath(new URL('../service.ts', import.meta.url));
    const journal = fileURLToPath(new URL('./journal.ts', import.meta.url));
    const program = `
      import { createFirestoreService } from ${JSON.stringify(service)};
      import { Journal } from ${JSON.stringify(journal)};
      import { writeSync } from 'node:fs';
      const service = createFirestoreService({ rulesFor: () => undefined, journal: new Journal(${JSON.stringify(directory)}) });
      for (let n = 0; ; n += 1) {
        const update = { name: '${ROOT}/c/' + n, fields: { n: { integerValue: n } } };
        await service.commit({ kind: 'admin' }, { database: '${DATABASE}', writes: [{ update }] });
        writeSync(1, n + '\\n');
      }`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = '';
    child.stdout.on('data', (chunk: Buffer) => {
      acknowledged += chunk.toString();
      if (acknowledged.length > 2000) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    const numbers = acknowledged.split('\n').slice(0, -1);
    expect(numbers.length).toBeGreaterThan(400);
    const { fieldsOf } = open();
    expect(numbers.filter((n) => fieldsOf(`c/${n}`) === undefined)).toEqual([]);
  });
});

describe('export and import', () => {
  it('transfer all databases with their times and start a new history', async () => {
    const first = testService();
    await first.set('c/a', { n: int(1), d: double('NaN') });
    await first.service.commit(
      { kind: 'admin' },
      {
        database: 'projects/demo-q/databases/(default)',
        writes: [{ update: { name: 'projects/demo-q/databases/(default)/documents/c/b' } }],
      },
    );
    const exported = snapshotOf(first);
    const second = open();
    await second.set('c/old', {});
    let resets = 0;
    second.database.onReset(() => {
      resets += 1;
    });
    second.service.importDatabases(exported);
    expect(snapshotOf(second)).toEqual(exported);
    expect(resets).toBe(1);
    expect(snapshotOf(open())).toEqual(exported);
  });

  it.each<[string, unknown, string]>([
    ['something else', { firestore: {} }, 'Unknown name "firestore"'],
    ['another version', { format: 'firestore-export', version: 2, databases: [] }, 'version 1'],
    [
      'a bad value',
      exportOf([{ name: `${ROOT}/c/a`, fields: { a: 1 } }]),
      'export.databases[0].documents[0].fields.a',
    ],
    [
      'a document of another database',
      exportOf([{ name: 'projects/x/databases/(default)/documents/c/a' }]),
      'is not in the database',
    ],
  ])('refuse %s and change nothing', async (_label, exported, reason) => {
    const context = testService();
    await context.set('c/a', { n: int(1) });
    const answer = await refusal(() => context.service.importDatabases(exported));
    expect(answer).toContain('INVALID_ARGUMENT');
    expect(answer).toContain(reason);
    expect(context.fieldsOf('c/a')).toEqual({ n: int(1) });
  });
});

function exportOf(documents: Json[]): Json {
  return { format: 'firestore-export', version: 1, databases: [{ name: DATABASE, documents }] };
}
