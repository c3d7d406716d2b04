import { minify, type Plugin } from 'vite';

/** Places where the database client handles pipelines, and the replacement code for a client without them. */
const replacements: readonly (readonly [where: RegExp, by: string])[] = [
  // Checks for a pipeline become false.
  [/(?<!function )__PRIVATE_(isPipeline|targetIsPipelineTarget)\([\w$.[\]]+\)/g, 'false'],
  [/\b[\w.]+ instanceof (CorePipeline|__PRIVATE_RealtimePipeline)\b/g, 'false'],
  // Code that runs only after such a check.
  [/(?<!function )__PRIVATE_pipelineMatches\(\w+, \w+\)/g, 'false'],
  [/^ {4}(getDocumentsMatching|getOverlaysFor)Pipeline\([\w, ]+\) \{$/gm, "$& throw Error('no pipelines');"],
];

/**
 * Creates the plugin that removes pipelines from the database client, because the app uses none. Every plain
 * query imports their code, a sixth of the client, and a regular expression engine of 45 kB. Stops the build
 * if the client lacks one of the replaced places.
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
        // The bundler removes unused names, but not code behind a condition that is always false.
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
