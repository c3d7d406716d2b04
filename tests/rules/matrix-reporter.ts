import type { Reporter, TestModule } from 'vitest/node';
import { matrixTable } from './matrix-table';

/** Prints the access matrix after the tests of the rules, and whether they hold it. */
export default class MatrixReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tested = modules.find(({ moduleId }) => moduleId.endsWith('/matrix.test.ts'));
    const held =
      tested === undefined ? 'not tried in this run' : tested.ok() ? 'every cell tried' : 'NOT as tried';
    process.stdout.write(`\nWho may do what (${held}):\n${matrixTable()}\n`);
  }
}
