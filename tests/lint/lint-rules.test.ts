import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const oxlint = resolve('node_modules/.bin/oxlint');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zones-'));
  cpSync('oxlint.config.mjs', join(root, 'oxlint.config.mjs'));
  // Feature names that the project does not have: the zones must come from the folders.
  for (const folder of ['src/features/harvest', 'src/features/orchard'])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const lint = (file: string, imported: string): string =>
  lintSource(file, `import { thing } from '${imported}';\nexport const other = thing;\n`);

function lintSource(file: string, source: string): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const { stdout } = spawnSync(oxlint, ['-c', 'oxlint.config.mjs', file], { cwd: root, encoding: 'utf8' });
  return stdout;
}

describe('the import zones', () => {
  it.each([
    ['src/features/harvest/list.ts', '@/features/orchard/schema', 'Features are blind to each other'],
    ['src/features/harvest/list.ts', '../orchard/schema', 'Features are blind to each other'],
    ['src/features/harvest/list.ts', '@/app/router', 'Features do not know the app'],
    ['src/features/harvest/list.ts', 'firebase/firestore', 'Only src/shared/firebase'],
    ['src/shared/ui/buttons/button.tsx', '@/features/harvest/schema', 'Shared code knows no feature'],
    ['src/shared/firebase/app.ts', '@/app/router', 'Shared code knows no feature'],
    ['src/contracts/users.ts', '@/shared/lib/dates', 'Contracts and content import nothing'],
    ['src/content/pages.ts', '@/features/harvest/schema', 'Contracts and content import nothing'],
    ['src/app/app.tsx', '@firebase/auth', 'Only src/shared/firebase'],
    ['src/app/app.tsx', '../../emulator/start', 'local backend'],
    ['src/features/harvest/parts/row.tsx', '../../orchard/schema', 'Climb at most one folder'],
    [
      'src/features/harvest/repository.ts',
      '@/shared/firebase/commit',
      'Changes are saved by src/shared/saving',
    ],
    ['src/features/harvest/list.ts', '../../functions/src/app', 'Climb at most one folder'],
    ['src/shared/api/call.ts', '@/functions/src/app', 'The browser knows the API by its contracts'],
    ['src/app/routes/harvest.ts', '../functions/src/app', 'The browser knows the API by its contracts'],
    ['functions/src/routes/harvest.ts', 'firebase/firestore', 'firebase-admin'],
    ['functions/src/routes/harvest.ts', '@/shared/ui/buttons/button', 'not for the server'],
    ['functions/src/routes/harvest.ts', 'react', 'The server shows nothing'],
    ['src/app/routes/harvest.ts', '@/shared/firebase/patch', 'Changes are saved by src/shared/saving'],
    ['src/shared/lists/list.ts', '../firebase/commit', 'Changes are saved by src/shared/saving'],
  ])('refuse in %s the import of %s', (file, imported, reason) => {
    expect(lint(file, imported)).toContain(reason);
  });

  it.each([
    ['src/features/harvest/list.ts', './schema'],
    ['src/features/harvest/parts/row.tsx', '../schema'],
    ['src/features/harvest/list.ts', '@/shared/ui/buttons/button'],
    ['src/shared/firebase/app.ts', 'firebase/app'],
    ['src/app/app.tsx', '@/features/orchard/list'],
    ['functions/src/routes/harvest.ts', '@/features/harvest/policy'],
    ['functions/src/routes/harvest.ts', '@/contracts/harvest'],
    ['src/shared/saving/sending/backend.ts', '@/shared/firebase/commit'],
  ])('allow in %s the import of %s', (file, imported) => {
    expect(lint(file, imported)).not.toContain('no-restricted-imports');
  });
});

describe('the words of a feature', () => {
  const component = (markup: string) =>
    `export const Part = ({ text }: { text: string }) => ${markup};\nconsole.log(Part);\n`;

  it.each([
    '<p>Nothing here yet.</p>',
    '<p>Written by {text}</p>',
    '<input aria-label="Search" name={text} />',
  ])('stand apart from %s', (markup) => {
    expect(lintSource('src/features/leads/part.tsx', component(markup))).toContain('jsx-no-literals');
  });

  it.each(['<p>{text}</p>', '<input aria-label={text} type="search" />', '<p>{text} · {text}</p>'])(
    'come into %s as values',
    (markup) => {
      expect(lintSource('src/features/leads/part.tsx', component(markup))).not.toContain('jsx-no-literals');
    },
  );
});

describe('HTML that React does not make', () => {
  const part = (attributes: string) => `export const Part = () => <div ${attributes} />;\n`;

  it('is refused in every file but the three that are named', () => {
    const markup = part("dangerouslySetInnerHTML={{ __html: '' }}");
    expect(lintSource('src/features/leads/part.tsx', markup)).toContain('no-danger');
    expect(lintSource('src/features/blog/post-body.tsx', markup)).not.toContain('no-danger');
  });

  it('stands nowhere else, not even past the linter, and no code is made of text', () => {
    const sinks =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment|\beval\(|new Function\(/i;
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => sinks.test(readFileSync(join('src', file), 'utf8')));
    expect(found.sort()).toEqual([
      'features/blog/post-body.tsx',
      // An empty document for the preview's frame, into which React renders.
      'features/proposals/management/editor/preview-frame.tsx',
      'features/site/head/page-head.tsx',
      'shared/hydration/unhydrated.tsx',
      // Only reads what React has made, for the clipboard.
      'shared/rich-text/editor/quill.ts',
    ]);
  });
});
