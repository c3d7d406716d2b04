import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeKind } from './new-screen';
import type { NewKind } from './screen/new-kind';
import { fieldOf, namesOf } from './screen/record-names';
import { rowsOf } from './screen/rows';

const suppliers: NewKind = {
  names: namesOf('suppliers'),
  fields: ['email:email', 'kind:food,venue,other'].map(fieldOf),
};
/** No choice, no address, two words, and an article that is "an". */
const orders: NewKind = { names: namesOf('open-orders'), fields: [fieldOf('phone')] };

describe('the names of a new kind of records', () => {
  it('follow from its plural', () => {
    expect(namesOf('supply-orders')).toEqual({
      one: 'supplyOrder',
      many: 'supplyOrders',
      type: 'SupplyOrder',
      types: 'SupplyOrders',
      file: 'supply-order',
      folder: 'supply-orders',
      noun: 'supply order',
      nouns: 'supply orders',
    });
    expect(namesOf('agencies').one).toBe('agency');
    expect(namesOf('people', 'person')).toMatchObject({ one: 'person', many: 'people' });
  });

  it.each(['Suppliers', 'supply_orders', '1st', '../x', ''])('are not made of %j', (plural) => {
    expect(() => namesOf(plural)).toThrow('is not written as');
  });

  it('need the singular of a plural that does not show it', () => {
    expect(() => namesOf('people')).toThrow('Give the singular');
  });
});

describe('a field of a new kind of records', () => {
  it('is a line, an address or a choice', () => {
    expect(fieldOf('phone')).toEqual({ name: 'phone', label: 'Phone', type: 'line', choices: [] });
    expect(fieldOf('workEmail:email')).toMatchObject({ label: 'Work email', type: 'email' });
    expect(fieldOf('kind:food,venue')).toMatchObject({ type: 'choice', choices: ['food', 'venue'] });
  });

  it.each([
    ['Phone', 'is no field'],
    ['name', 'has the field "name" already'],
    ['kind:food', 'is neither'],
    ['kind:all,none', 'is neither'],
    ["kind:a,b'c", 'is neither'],
  ])('is not made of %j', (typed, why) => {
    expect(() => fieldOf(typed)).toThrow(why);
  });
});

describe.each([
  ['suppliers', suppliers],
  ['open-orders', orders],
] as const)('npm run new:screen %s', (_, kind) => {
  let root = '';
  let written: ReturnType<typeof writeKind> = { files: [], rows: [] };
  const read = (path: string) => readFileSync(join(root, path), 'utf8');

  beforeAll(() => {
    // In the project, because the compiler and the formatter look for their settings above a file.
    root = mkdtempSync('new-screen-');
    for (const path of Object.keys(rowsOf(kind))) cpSync(path, join(root, path), { recursive: true });
    written = writeKind(kind, root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('writes at most 8 files with 400 lines', () => {
    const lines = written.files.map((path) => read(path).split('\n').length - 1);
    expect(written.files.length).toBeLessThanOrEqual(8);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(400);
  });

  it('adds a row to the tables that name every kind', () => {
    const { one, many } = kind.names;
    expect(read('src/app/entities.ts')).toMatch(new RegExp(`entities = \\[[^\\]]*${one}Entity`));
    expect(read('src/testing/own-records.ts')).toContain(`  ${one}Row,\n];`);
    expect(read('firestore.rules')).toContain(`match /${many}/{${one}Id}`);
    expect(read('firestore.rules')).toMatch(new RegExp(`entry\\.collection in \\[[^\\]]*'${many}'\\]`));
    expect(read('tests/rules/matrix/matrix.ts')).toContain(`ownRecordsOf('${many}', 'createdBy')`);
    expect(read('tests/rules/matrix/matrix-attempts.ts')).toContain(`${many}: ownRecords(`);
    expect(read('tests/rules/shared-records.test.ts')).toContain(`collection: '${many}'`);
  });

  it('writes code that compiles', { timeout: 120_000 }, () => {
    const base = process.cwd();
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        extends: '../tsconfig.json',
        compilerOptions: {
          noEmit: true,
          rootDirs: ['.', '..'],
          paths: { '@/*': ['./src/*', '../src/*'] },
        },
        include: ['./src', '../src/**/*.d.ts'],
      }),
    );
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', join(base, root)], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('writes nothing over files that are there', () => {
    const before = readdirSync(root, { recursive: true }).length;
    expect(() => writeKind(kind, root)).toThrow('exists already');
    expect(readdirSync(root, { recursive: true })).toHaveLength(before);
  });
});
