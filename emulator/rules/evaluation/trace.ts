import type { Expression } from '../syntax/ast';
import type { Result } from '../values/value';

/** One evaluated expression with its result and the sub-expressions it evaluated, in order. */
export interface TraceNode {
  readonly expression: Expression;
  readonly result: Result;
  readonly children: readonly TraceNode[];
}

/** Records an evaluation for an explanation. */
export class Trace {
  private children: TraceNode[] = [];

  record(expression: Expression, evaluate: () => Result): Result {
    const siblings = this.children;
    const own: TraceNode[] = [];
    this.children = own;
    const result = evaluate();
    this.children = siblings;
    siblings.push({ expression, result, children: own });
    return result;
  }

  /** The outermost expressions recorded so far. */
  get roots(): readonly TraceNode[] {
    return this.children;
  }
}
