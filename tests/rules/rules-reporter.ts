import type { Reporter, TestModule } from 'vitest/node';
import { matrixTable } from './matrix/matrix-table';
import { priceTable } from './cost/price';

/** Prints the access matrix, whether the rules match it, and the prices of writes after the rules tests. */
export default class RulesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tested = modules.find(({ moduleId }) => moduleId.endsWith('/matrix.test.ts'));
    const held =
      tested === undefined ? 'not tried in this run' : tested.ok() ? 'every cell tried' : 'NOT as tried';
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const prices = tests.flatMap((test) => test.meta().prices ?? []);
    process.stdout.write(`\nWho may do what (${held}):\n${matrixTable()}\n\n${priceTable(prices)}\n`);
  }
}
