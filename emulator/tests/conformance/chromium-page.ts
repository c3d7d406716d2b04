import { ALL_CASES } from './all-cases';
import { type ConformanceTarget, runCase } from './run-case';

declare global {
  interface Window {
    /** Runs the case with that id. Resolves with the reason of its failure; undefined if it passed. */
    runConformanceCase(id: string, target: ConformanceTarget): Promise<string | undefined>;
  }
}

window.runConformanceCase = async (id, target) => {
  const entry = ALL_CASES.find((candidate) => candidate.id === id);
  if (entry === undefined) return `There is no case ${id}.`;
  try {
    await runCase(entry, target);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};
