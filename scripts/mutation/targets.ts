import { readdirSync } from 'node:fs';

/** Returns the folder of a file that gets its own score: `src/shared/saving`. */
export const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\/[^/]+\.ts$/, '');

/** Files that hold tests, data, texts, types or content instead of decisions. */
const LEFT_OUT =
  /(\.test|\.fixture|\.d|texts?|types|copy|words|prompts?)\.ts$|\/prompts\/|\/prepared\/|\/generated\//;

/** Lists the files that hold decisions. `only` limits them to folders by their last name. */
export function targetFiles(only?: readonly string[]): readonly string[] {
  return ['src/features', 'src/shared', 'functions/src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .filter((file) => only === undefined || only.includes(folderOf(file).split('/').at(-1) ?? ''))
    .toSorted();
}
