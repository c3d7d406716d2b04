import { minify, type Plugin } from 'vite';

/** Where the database client meets pipelines, and what stands there in a client that has none. */
const replacements: readonly (readonly [where: RegExp, by: string])[] = [
  // Whether something is one: no.
  [/(?<!function )__PRIVATE_(isPipeline|targetIsPipelineTarget)\([\w$.[\]]+\)/g, 'false'],
  [/\b[\w.]+ instanceof (CorePipeline|__PRIVATE_RealtimePipeline)\b/g, 'false'],
  // What only a yes leads to.
  [/(?<!function )__PRIVATE_pipelineMatches\(\w+, \w+\)/g, 'false'],
  [/^ {4}(getDocumentsMatching|getOverlaysFor)Pipeline\([\w, ]+\) \{$/gm, "$& throw Error('no pipelines');"],
];

/**
 * Leaves pipelines out of the database client: the app has none, and every plain query brings what evaluates them, a
 * sixth of the client, and a regular expression engine of 45 kB. Stops the build when the client no longer has a place that
 * is replaced.
 */
export function withoutPipelinesPlugin(): Plugin {
  return {
    name: 'without-pipelines',
    apply: 'build',
    transform: {
      filter: { id: /@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/ },
      async handler(code, id) {
        let text = code;
        for (const [where, by] of replacements) {
          if (text.search(where) < 0) this.error(`The database client has no ${where.source} any more.`);
          text = text.replace(where, by);
        }
        // The bundler drops what nothing names, but not what stands behind a condition that is never met.
        const { code: rest, map = null } = await minify(id, text, {
          module: true,
          compress: true,
          mangle: false,
          sourcemap: true,
        });
        return { code: rest, map };
      },
    },
  };
}
