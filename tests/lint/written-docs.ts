import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The docs that people write and wrap. Requirement rows quote their sources, and a script writes the licences. */
export const writtenDocs: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'emulator/README.md',
  'src/app/start/README.md',
  'src/shared/ui/theme/fonts/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('requirements') && name !== 'licences.md')
    .map((name) => join('docs', name)),
];
