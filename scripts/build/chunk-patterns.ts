import { groups, type Names } from './chunk-groups.ts';

/** Returns the patterns for the paths that names stand for; `*` stands for one folder. */
export const patternsOf = (names: Names = {}): readonly RegExp[] =>
  Object.entries(names).flatMap(([folder, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((name) => {
        const path = `/${folder}/${name}${name.endsWith('/') ? '' : '.'}`;
        return new RegExp(
          path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(String.raw`\*`, '[^/]+'),
        );
      }),
  );

/** The groups in the bundler's format. The first match wins. */
export const chunkGroups = groups.map(({ name, from, except }, index) => {
  const [wanted, unwanted] = [patternsOf(from), patternsOf(except)];
  const matches = (patterns: readonly RegExp[], path: string) =>
    patterns.some((pattern) => pattern.test(path));
  return {
    name,
    test: (id: string) => {
      const path = id.replaceAll('\\', '/');
      return matches(wanted, path) && !matches(unwanted, path);
    },
    priority: groups.length - index,
  };
});
