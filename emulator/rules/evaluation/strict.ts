import type { Evaluate, Evaluation } from './evaluation';
import { type Result, RulesFailure, type RulesValue } from '../values/value';

export type Combine = (values: readonly RulesValue[], evaluation: Evaluation) => Result;

/**
 * What needs a value for each of its parts. All of them are evaluated, in order, also after one that fails; the
 * first failure is that of the whole.
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
