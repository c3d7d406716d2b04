import type { Evaluate, Evaluation } from './evaluation';
import { type Result, RulesFailure, type RulesValue } from '../values/value';

export type Combine = (values: readonly RulesValue[], evaluation: Evaluation) => Result;

/**
 * Compiles an expression that needs the values of all its parts. It evaluates all of them in order, even
 * after a failure, and returns the first failure.
 */
export function strict(parts: readonly Evaluate[], combine: Combine): Evaluate {
  return (evaluation, frame) => {
    const values: RulesValue[] = [];
    let failure: RulesFailure | undefined;
    for (const evaluate of parts) {
      const value = evaluate(evaluation, frame);
      if (!(value instanceof RulesFailure)) values.push(value);
      else failure ??= value;
    }
    return failure ?? combine(values, evaluation);
  };
}
