import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * The chunks that are loaded before another chunk's first `import()` runs, besides that chunk's own imports.
 */
const comesBefore: Readonly<Record<string, readonly string[]>> = {
  // Every document of the workspace names these chunks.
  start: ['main', 'workspace'],
};

/** Chunks that boot imports. The documents of their addresses name them with all their imports. */
const namedByDocument: ReadonlySet<string> = new Set(['start', 'start-gate']);

/** Returns the file and all its imports, at any depth. */
function importsOf(file: string, bundle: Bundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const imported of chunk.imports) importsOf(imported, bundle, seen);
  return seen;
}

/**
 * Creates the plugin that removes loaded scripts from the preloads of an `import()`: those that the importing
 * chunk imports itself. Vite lists them in each chunk, and the list was up to a third of its size.
 */
export function preloadsPlugin(): Plugin {
  let bundle: Bundle = {};
  const known = new Map<string, ReadonlySet<string>>();
  const knownTo = (host: string): ReadonlySet<string> => {
    const found = known.get(host);
    if (found) return found;
    const chunk = bundle[host];
    const names = (chunk?.type === 'chunk' && comesBefore[chunk.name]) || [];
    const files = Object.values(bundle).flatMap((other) =>
      other.type === 'chunk' && (other.isEntry || names.includes(other.name)) ? [other.fileName] : [],
    );
    const all = new Set([host, ...files].flatMap((file) => [...importsOf(file, bundle)]));
    known.set(host, all);
    return all;
  };
  return {
    name: 'preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Browsers without `modulepreload` find the same files in the scripts, a little later.
          polyfill: false,
          resolveDependencies: (file, files, { hostId, hostType }) => {
            // A document names all imports of its entry.
            if (hostType === 'html') return files;
            const imported = bundle[file];
            if (imported?.type === 'chunk' && namedByDocument.has(imported.name)) return [];
            const missing = files.filter((each) => !knownTo(hostId).has(each));
            // The `import()` fetches its own file anyway, so a list of only that file is left out.
            return missing.length === 1 && missing[0] === file ? [] : missing;
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, written) {
        bundle = written;
        known.clear();
      },
    },
  };
}
