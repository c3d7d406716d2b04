import { SWITCH } from './instrument';
import type { MutantKey } from './plan';

/** More turns than any loop of a test takes. */
const MAX_TURNS = 3_000_000;

interface FileSwitch {
  active: number;
  readonly met: Uint8Array;
}

export interface MutationSwitch {
  /** Makes the switch of an instrumented file: true for the mutant that is on. */
  of(file: string, count: number): { (index: number): boolean; turn(): void };
  /** Turns one mutant on, or all off, and forgets what was met. */
  turnTo(mutant: MutantKey | undefined): void;
  /** Returns the mutants met since `turnTo`. */
  met(): MutantKey[];
}

/** Returns the switch of this process's mutants, which the instrumented files find by its global name. */
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
