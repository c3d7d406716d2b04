import type { AllowStatement, Expression, PatternSegment, RulesFile } from './syntax/ast';
import type { RulesDecision, RulesRequest, Ruleset, RulesService } from './contract';
import { type Evaluate, Evaluation, Lookups, RulesAbort } from './evaluation/evaluation';
import { type Attempt, explain } from './evaluation/explain';
import { type Case, queryCases } from './lists/list-proof';
import { matchPath } from './evaluation/match-path';
import { pathSegments, requestValue, resourceValue } from './evaluation/request-value';
import type { Source } from './syntax/source';
import { Trace, type TraceNode } from './evaluation/trace';
import { PathValue } from './values/value';

/** A match statement with its allow statements; `pattern` is the whole path below the service. */
export interface MatchRule {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly CompiledAllow[];
}

export interface CompiledAllow {
  readonly statement: AllowStatement;
  readonly condition: Evaluate | undefined;
}

/** The decision on a request; `refusal` is the reason if it was refused without a condition. */
type Verdict = {
  readonly allowed: boolean;
  readonly refusal: string | undefined;
  readonly expressions: number;
};

type OnAttempt = (attempt: Attempt) => void;

/** Evaluates a loaded rules file. */
export class CompiledRuleset implements Ruleset {
  readonly service: RulesService;
  readonly warnings: readonly string[];
  private readonly source: Source;
  private readonly version: 1 | 2;
  private readonly rules: readonly MatchRule[];

  constructor(
    source: Source,
    { service, version }: RulesFile,
    rules: readonly MatchRule[],
    warnings: readonly string[],
  ) {
    this.source = source;
    this.service = service;
    this.version = version;
    this.rules = rules;
    this.warnings = warnings;
  }

  decide(request: RulesRequest): RulesDecision {
    const lookups = new Lookups(request);
    const { allowed, expressions } = this.judge(request, lookups);
    return {
      allowed,
      expressions,
      // The looked-up documents are cached, so that the second evaluation for the explanation sees the same
      // state and spends no budget.
      explain: () => {
        const attempts: Attempt[] = [];
        const { refusal } = this.judge(request, lookups, (attempt) => attempts.push(attempt));
        return explain(this.source, request, { allowed, refusal, attempts });
      },
    };
  }

  /**
   * Returns every expression, except literals, that is evaluated for a request; undefined if a limit stops
   * the evaluation.
   */
  evaluated(request: RulesRequest): ReadonlySet<Expression> | undefined {
    const found = new Set<Expression>();
    const add = ({ expression, children }: TraceNode): void => {
      found.add(expression);
      children.forEach(add);
    };
    const { refusal } = this.judge(request, new Lookups(request), ({ trace }) => trace && add(trace));
    return refusal === undefined ? found : undefined;
  }

  private judge(request: RulesRequest, lookups: Lookups, onAttempt?: OnAttempt): Verdict {
    const cases = this.casesOf(request);
    if (typeof cases === 'string') return { allowed: false, refusal: cases, expressions: 0 };
    let expressions = 0;
    const isGranted = (one: Case): boolean => {
      const trace = onAttempt && new Trace();
      const evaluation = new Evaluation(requestValue(request, one.path), one.resource, lookups, trace);
      try {
        return this.judgeCase(request, one, evaluation, onAttempt);
      } finally {
        expressions += evaluation.expressions;
      }
    };
    try {
      const allowed = cases.every(isGranted);
      return { allowed, refusal: undefined, expressions };
    } catch (thrown) {
      if (!(thrown instanceof RulesAbort)) throw thrown;
      return { allowed: false, refusal: thrown.message, expressions };
    }
  }

  /** Checks whether some allow statement grants every document of the case. */
  private judgeCase(
    request: RulesRequest,
    one: Case,
    evaluation: Evaluation,
    onAttempt?: OnAttempt,
  ): boolean {
    const { trace } = evaluation;
    for (const { pattern, allows } of this.rules) {
      const captures = matchPath(pattern, this.version, one.target);
      if (captures === undefined) continue;
      evaluation.captures = captures;
      for (const { statement, condition } of allows) {
        if (!statement.methods.has(request.method)) continue;
        const granted = this.evaluate(condition, evaluation, (result) =>
          onAttempt?.({ statement, label: one.label, result, trace: trace?.roots.at(-1) }),
        );
        if (granted) return true;
      }
    }
    return false;
  }

  private evaluate(
    condition: Evaluate | undefined,
    evaluation: Evaluation,
    report: (result: Attempt['result']) => void,
  ): boolean {
    const result = condition === undefined ? true : condition(evaluation, []);
    report(result);
    return result === true;
  }

  /** Returns the cases that must all be granted, or the reason why none can be. */
  private casesOf(request: RulesRequest): readonly Case[] | string {
    if (request.method === 'list') {
      if (this.service === 'cloud.firestore') {
        if (this.version === 1 && request.query?.collectionGroup !== undefined) {
          return "A query of a collection group needs rules_version '2'.";
        }
        return queryCases(request) ?? 'The query has more alternatives than Firestore accepts.';
      }
      if (this.version === 1) return "Listing files needs rules_version '2'.";
    }
    const segments = pathSegments(request.path);
    // The path of a folder to list may end with a slash.
    if (request.method === 'list' && segments.at(-1) === '') segments.pop();
    const resource = request.method === 'list' ? null : resourceValue(request.resource);
    const path = new PathValue(segments);
    return [{ label: '', target: { head: segments, gap: false, tail: [] }, path, resource }];
  }
}
