import { readFileSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { compileRules } from './rules/compile';
import { type RulesService, RulesSourceError, type Ruleset } from './rules/contract';

/** The wait in ms before a load, because editors write in several steps. */
const SETTLE = 50;

/** A rules file as it was loaded. */
export interface RulesSource {
  readonly name: string;
  readonly content: string;
}

/**
 * Compiles rules of the given service. Throws RulesSourceError, also if the rules are for another service.
 */
export function compileRulesFor(service: RulesService, source: string, file: string): Ruleset {
  const ruleset = compileRules(source, file);
  if (ruleset.service === service) return ruleset;
  throw new RulesSourceError(file, 1, 1, `These are rules for ${ruleset.service}, not for ${service}.`);
}

/**
 * Watches a rules file and passes on each version that compiles. For other versions only the error is
 * reported, and the last good rules stay in force. Returns the function that stops.
 */
export function watchRules(
  service: RulesService,
  path: string,
  onRules: (ruleset: Ruleset, source: RulesSource) => void,
  onError: (error: Error) => void,
): () => void {
  const file = basename(path);
  let known = readFileSync(path, 'utf8');
  let timer: NodeJS.Timeout | undefined;

  const reload = () => {
    try {
      const source = readFileSync(path, 'utf8');
      if (source === known) return;
      known = source;
      onRules(compileRulesFor(service, source, path), { name: path, content: source });
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  };
  // Watches the folder, because many editors replace the file, which would end a watch on it.
  const watcher = watch(dirname(resolve(path)), { persistent: false }, (_event, name) => {
    if (name !== null && name !== file) return;
    clearTimeout(timer);
    timer = setTimeout(reload, SETTLE).unref();
  });
  watcher.on('error', onError);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
