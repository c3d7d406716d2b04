import { SWITCH } from './instrument';
import type { MutantKey } from './plan';

/** More iterations than any loop of a test needs. */
const MAX_TURNS = 3_000_000;

interface FileSwitch {
  active: number;
  readonly met: Uint8Array;
}

export interface MutationSwitch {
  /** Creates the switch of an instrumented file, which returns true for the active mutant. */
  of(file: string, count: number): { (index: number): boolean; turn(): void };
  /** Activates one mutant, or none, and clears the recorded mutants. */
  turnTo(mutant: MutantKey | undefined): void;
  /** Returns the mutants reached since `turnTo`. */
  met(): MutantKey[];
}

/** Opens the switch of this process's mutants, which the instrumented files find by its global name. */
export function openSwitch(): MutationSwitch {
  const global = globalThis as unknown as Record<string, MutationSwitch | undefined>;
  const files = new Map<string, FileSwitch>();
  let current: FileSwitch | undefined;
  let turns = 0;
  return (global[SWITCH] ??= {
    of(file, count) {
      const own = files.get(file) ?? { active: -1, met: new Uint8Array(count) };
      files.set(file, own);
      const isOn = (index: number) => {
        own.met[index] = 1;
        return own.active === index;
      };
      isOn.turn = () => {
        if (current !== undefined && ++turns > MAX_TURNS) throw new Error('The mutant made a loop endless.');
      };
      return isOn;
    },
    turnTo(mutant) {
      if (current !== undefined) current.active = -1;
      current = undefined;
      turns = 0;
      for (const { met } of files.values()) met.fill(0);
      if (mutant === undefined) return;
      const [file = '', index] = mutant.split('#');
      current = files.get(file);
      if (current !== undefined) current.active = Number(index);
    },
    met: () =>
      [...files].flatMap(([file, { met }]) =>
        [...met.keys()].filter((index) => met[index] === 1).map((index) => `${file}#${index}`),
      ),
  });
}
