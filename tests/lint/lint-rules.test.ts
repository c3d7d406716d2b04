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
  cpSync('scripts/lint', join(root, 'scripts/lint'), { recursive: true });
  // Feature names that do not exist in the project, because the zones must come from the folders.
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
    ['src/shared/ui/buttons/button.tsx', '@/dev/entry', 'Shared code knows no feature'],
    ['src/dev/rooms/harvest-room.tsx', '@/features/harvest/list', 'Show the shared component'],
    ['src/contracts/users.ts', '@/shared/lib/dates', 'Contracts and content import nothing'],
    ['src/content/pages.ts', '@/features/harvest/schema', 'Contracts and content import nothing'],
    ['src/app/app.tsx', '@firebase/auth', 'Only src/shared/firebase'],
    ['src/app/app.tsx', '../../emulator/start', 'local backend'],
    ['src/app/app.tsx', '@acf/emulator', 'local backend'],
    ['tests/harvest.test.ts', '../emulator/start', 'Import the public entry'],
    ['emulator/auth/service.ts', '../../scripts/local/chromium', 'knows nothing of the product'],
    ['emulator/auth/service.ts', '@/shared/lib/dates', 'knows nothing of the product'],
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
    ['tests/harvest.test.ts', '@acf/emulator'],
    ['emulator/auth/service.ts', '../http/body'],
    ['functions/src/routes/harvest.ts', '@/features/harvest/policy'],
    ['functions/src/routes/harvest.ts', '@/contracts/harvest'],
    ['src/shared/saving/sending/backend.ts', '@/shared/firebase/commit'],
  ])('allow in %s the import of %s', (file, imported) => {
    expect(lint(file, imported)).not.toContain('no-restricted-imports');
  });

  it('refuse circular imports, even of types only', () => {
    const types = (name: string, other: string) =>
      `import type { ${other} } from './${other.toLowerCase()}';\nexport type ${name} = ${other} | null;\n`;
    mkdirSync(join(root, 'src/shared/lib'), { recursive: true });
    writeFileSync(join(root, 'src/shared/lib/apple.ts'), 'export type Apple = string;\n');
    expect(lintSource('src/shared/lib/pear.ts', types('Pear', 'Apple'))).not.toContain('no-cycle');
    writeFileSync(join(root, 'src/shared/lib/apple.ts'), types('Apple', 'Pear'));
    expect(lintSource('src/shared/lib/pear.ts', types('Pear', 'Apple'))).toContain('no-cycle');
  });
});

describe('a lazy component', () => {
  beforeEach(() => {
    mkdirSync(join(root, 'src/features/harvest/form'), { recursive: true });
    writeFileSync(
      join(root, 'src/features/harvest/form/tree-dialog.tsx'),
      'export const TreeDialog = () => null;\n',
    );
    writeFileSync(join(root, 'src/features/harvest/deletion.ts'), 'export const remove = () => {};\n');
  });
  const refused = 'lazy-code(through-loaders)';
  const load = "async () => (await import('./form/tree-dialog')).TreeDialog";

  it.each([
    ['a bare import', `export const load = ${load};\n`],
    ['an import by alias', `export const load = ${load.replace('./', '@/features/harvest/')};\n`],
    [
      'an import in a hook',
      `export const useTree = (run: (load: () => Promise<unknown>) => void) => run(${load});\n`,
    ],
  ])('is refused as %s', (_, source) => {
    expect(lintSource('src/features/harvest/list.tsx', source)).toContain(refused);
  });

  it.each(['lazyDialog', 'lazyPart', 'lazyCode'])('can be loaded with %s', (loader) => {
    const source = `import { ${loader} } from '@/shared/lazy/loader';\nexport const Tree = ${loader}(${load});\n`;
    expect(lintSource('src/features/harvest/list.tsx', source)).not.toContain(refused);
  });

  it('is not the same as a file without components, which can be imported directly', () => {
    const source = "export const remove = async () => (await import('./deletion')).remove();\n";
    expect(lintSource('src/features/harvest/list.tsx', source)).not.toContain(refused);
  });

  it('may use React.lazy only in the file that wraps it', () => {
    const source = `import { lazy } from 'react';\nexport const Tree = lazy(async () => ({ default: await (${load})() }));\n`;
    const words = 'React.lazy keeps a failure for ever';
    expect(lintSource('src/features/harvest/list.tsx', source)).toContain(words);
    expect(lintSource('src/app/list.tsx', source)).toContain(words);
    expect(lintSource('src/shared/lists/list.tsx', source)).toContain(words);
    expect(
      lintSource('src/shared/lazy/suspending-part.ts', source.replace(load, 'async () => () => null')),
    ).not.toContain(words);
    expect(
      lintSource(
        'src/features/harvest/list.tsx',
        "import { useId } from 'react';\nexport const use = useId;\n",
      ),
    ).not.toContain(words);
  });
});

describe('the texts of a feature', () => {
  const component = (markup: string) =>
    `export const Part = ({ text }: { text: string }) => ${markup};\nconsole.log(Part);\n`;

  it.each([
    '<p>Nothing here yet.</p>',
    '<p>Written by {text}</p>',
    '<input aria-label="Search" name={text} />',
  ])('cannot be literals in %s', (markup) => {
    expect(lintSource('src/features/leads/part.tsx', component(markup))).toContain('jsx-no-literals');
  });

  it.each(['<p>{text}</p>', '<input aria-label={text} type="search" />', '<p>{text} · {text}</p>'])(
    'can be values in %s',
    (markup) => {
      expect(lintSource('src/features/leads/part.tsx', component(markup))).not.toContain('jsx-no-literals');
    },
  );
});

describe('raw HTML', () => {
  const part = (attributes: string) => `export const Part = () => <div ${attributes} />;\n`;

  it('is refused in all but three named files', () => {
    const markup = part("dangerouslySetInnerHTML={{ __html: '' }}");
    expect(lintSource('src/features/leads/part.tsx', markup)).toContain('no-danger');
    expect(lintSource('src/features/blog/post-body.tsx', markup)).not.toContain('no-danger');
  });

  it('is used nowhere else, even with a disabled linter, and no text runs as code', () => {
    const sinks =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment|\beval\(|new Function\(/i;
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => sinks.test(readFileSync(join('src', file), 'utf8')));
    expect(found.sort()).toEqual([
      'features/blog/post-body.tsx',
      // An empty document for the preview's frame, into which React renders.
      'features/proposals/management/editor/preview/preview-frame.tsx',
      'features/site/head/page-head.tsx',
      'shared/hydration/unhydrated.tsx',
      // Only reads markup that React rendered, for the clipboard.
      'shared/rich-text/editor/quill.ts',
    ]);
  });
});

describe('the outcome of a save', () => {
  const refused = 'outcomes(one-way)';

  it.each([
    ["export const isLost = (outcome: { state: string }) => outcome.state === 'refused';\n"],
    ["export const isLost = ({ state }: { state: string }) => state !== 'refused';\n"],
    ['export const isTold = (error: { forPeople: boolean }) => error.forPeople;\n'],
  ])('cannot be inspected by a feature: %s', (source) => {
    expect(lintSource('src/features/harvest/list.ts', source)).toContain(refused);
    expect(lintSource('src/shared/lists/list.ts', source)).toContain(refused);
    expect(lintSource('src/shared/saving/sending/sender.ts', source)).not.toContain(refused);
    expect(lintSource('src/shared/outcomes/outcome-message.ts', source)).not.toContain(refused);
  });

  it('can be compared with saved', () => {
    const source = "export const isSaved = (outcome: { state: string }) => outcome.state === 'saved';\n";
    expect(lintSource('src/features/harvest/list.ts', source)).not.toContain(refused);
  });
});
