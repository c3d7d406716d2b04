import { readFileSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { compileRules } from './rules/compile';
import { type RulesService, RulesSourceError, type Ruleset } from './rules/contract';

/** Editors write in several steps; one load is enough. In milliseconds. */
const SETTLE = 50;

/** A rules file as it was read. */
export interface RulesSource {
  readonly name: string;
  readonly content: string;
}

/** Compiles rules of the given service. Throws RulesSourceError, also for rules of another service. */
export function compileRulesFor(service: RulesService, source: string, file: string): Ruleset {
  const ruleset = compileRules(source, file);
  if (ruleset.service === service) return ruleset;
  throw new RulesSourceError(file, 1, 1, `These are rules for ${ruleset.service}, not for ${service}.`);
}

/**
 * Watches a rules file and hands on each version that compiles; of others only the error is reported, so that
 * the last good rules stay in force. Returns the function that ends it.
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
  // The folder, not the file: many editors replace the file, which ends a watch on it.
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
