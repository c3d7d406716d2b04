import { readdirSync } from 'node:fs';

/** Folders that get a score each: `src/shared/saving`. */
export const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\/[^/]+\.ts$/, '');

/** Files that hold tests, their data, texts, types and contents instead of decisions. */
const LEFT_OUT =
  /(\.test|\.fixture|\.d|texts?|types|copy|words|prompts?)\.ts$|\/prompts\/|\/prepared\/|\/generated\//;

/** Lists the files that decide; `only` limits them to folders by their last name. */
export function targetFiles(only?: readonly string[]): readonly string[] {
  return ['src/features', 'src/shared', 'functions/src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .filter((file) => only === undefined || only.includes(folderOf(file).split('/').at(-1) ?? ''))
    .toSorted();
}
