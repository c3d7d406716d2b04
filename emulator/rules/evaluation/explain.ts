import type { AllowStatement } from '../syntax/ast';
import type { RulesRequest } from '../contract';
import { show } from './show';
import type { Source } from '../syntax/source';
import type { TraceNode } from './trace';
import { RulesFailure, type Result } from '../values/value';

/**
 * One allow statement that was tried. `trace` is its condition's evaluation; undefined without a condition.
 */
export interface Attempt {
  readonly statement: AllowStatement;
  readonly label: string;
  readonly result: Result;
  readonly trace: TraceNode | undefined;
}

export interface Findings {
  readonly allowed: boolean;
  readonly refusal: string | undefined;
  readonly attempts: readonly Attempt[];
}

/**
 * Explains a decision to a developer: one line per allow statement and one per part that decided against it.
 */
export function explain(source: Source, request: RulesRequest, findings: Findings): string {
  const { allowed, refusal, attempts } = findings;
  const caller = request.caller.kind === 'user' ? `uid ${request.caller.uid}` : 'not signed in';
  const group = request.query?.collectionGroup;
  const where = group === undefined ? request.path : `${request.path}/**/${group}`;
  const lines = [`${allowed ? 'allowed' : 'denied'}: ${request.method} ${where} (${caller})`];
  if (refusal !== undefined) lines.push(`  ${refusal}`);
  if (attempts.length === 0 && refusal === undefined) {
    lines.push(`  No allow statement for ${request.method} matches this path.`);
  }
  for (const attempt of attempts) lines.push(...explainAttempt(source, attempt));
  return lines.join('\n');
}

function explainAttempt(source: Source, { statement, label, result, trace }: Attempt): string[] {
  const condition = statement.condition;
  const text = condition === undefined ? '' : `: if ${sourceText(source, condition)}`;
  const suffix = label === '' ? '' : ` (${label})`;
  const lines = [
    `  ${source.place(statement.start)} allow ${statement.written.join(', ')}${text} → ${show(result)}${suffix}`,
  ];
  if (result === true || trace === undefined) return lines;
  for (const decider of decidingParts(trace)) {
    const { expression } = decider;
    const place = source.place(expression.start);
    lines.push(`    because ${place} ${sourceText(source, expression)} → ${show(decider.result)}`);
    for (const child of decider.children) {
      if (child.expression.kind === 'literal' || decider.result instanceof RulesFailure) continue;
      lines.push(`      ${sourceText(source, child.expression)} is ${show(child.result)}`);
    }
  }
  return lines;
}

function sourceText(
  source: Source,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return source.text.slice(start, end).replace(/\s+/g, ' ');
}

/** Returns the innermost parts that made the condition fail; several if an `||` failed. */
function decidingParts(node: TraceNode): readonly TraceNode[] {
  const { expression, result, children } = node;
  if (expression.kind === 'binary' && expression.operator === '||') {
    return children.filter((child) => child.result !== true).flatMap(decidingParts);
  }
  if (expression.kind === 'binary' && expression.operator === '&&') {
    const wanted = result === false ? false : undefined;
    const cause = children.find((child) =>
      wanted === false ? child.result === false : child.result !== true,
    );
    return cause === undefined ? [node] : decidingParts(cause);
  }
  if (result instanceof RulesFailure) {
    const cause = children.find((child) => child.result === result);
    return cause === undefined ? [node] : decidingParts(cause);
  }
  if (expression.kind === 'ternary') {
    const chosen = children[1];
    return chosen === undefined ? [node] : decidingParts(chosen);
  }
  const body = expression.kind === 'call' ? children[children.length - 1] : undefined;
  if (body !== undefined && expression.kind === 'call' && !isArgument(expression.args, body)) {
    return decidingParts(body);
  }
  return [node];
}

/**
 * Checks whether a traced child is an argument. The last child of a call that is not one is the function's
 * result.
 */
function isArgument(args: readonly unknown[], node: TraceNode): boolean {
  return args.includes(node.expression);
}
