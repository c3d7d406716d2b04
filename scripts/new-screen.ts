import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { featureFiles } from './screen/feature-files';
import type { NewKind } from './screen/new-kind';
import { fieldOf, namesOf } from './screen/record-names';
import { rowsOf } from './screen/rows';

const usage = `Writes a new kind of own records, with list, detail, dialog and tests (docs/adding-a-screen.md):

  npm run new:screen suppliers email:email kind:food,venue phone

Every record has a name. Further fields are lines of text, e-mail addresses or a choice.`;

/**
 * Writes the files of a new kind of records below `root`, and its rows in files that are there. Returns the paths of both.
 * Throws before it writes anything if a file exists, or if a place for a row is missing.
 */
export function writeKind(kind: NewKind, root = '.'): { readonly files: string[]; readonly rows: string[] } {
  const files = featureFiles(kind);
  for (const path of Object.keys(files))
    if (existsSync(join(root, path))) throw new Error(`${path} exists already.`);
  const changed = Object.entries(rowsOf(kind)).map(
    ([path, add]) => [path, add(readFileSync(join(root, path), 'utf8'))] as const,
  );
  for (const [path, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const written = { files: Object.keys(files), rows: changed.map(([path]) => path) };
  const formatted = [...written.files, ...written.rows].filter((path) => /\.tsx?$/.test(path));
  execFileSync('node_modules/.bin/biome', [
    'format',
    '--write',
    ...formatted.map((path) => join(root, path)),
  ]);
  return written;
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { one: { type: 'string' } } });
  const [plural, ...fields] = positionals;
  if (plural === undefined) {
    console.info(usage);
    process.exit(1);
  }
  const names = namesOf(plural, values.one);
  const { files, rows } = writeKind({ names, fields: fields.map(fieldOf) });
  console.info(`Written:
${files.map((path) => `  ${path}`).join('\n')}
Each with a row:
${rows.map((path) => `  ${path}`).join('\n')}
Left to do:
  npm run indexes
  npx vitest run own-records bring-back matrix shared-records entities
  the new screens in screens.test.ts, entity-screens.test.ts and workspace-layout.test.tsx
  the icon in entity.ts, and sentences in texts.ts that should say more`);
}
