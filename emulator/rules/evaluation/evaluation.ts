import type { RulesDocument, RulesRequest } from '../contract';
import { LIMITS } from '../limits';
import type { Trace } from './trace';
import { error, type PathValue, type Result, type RulesValue, RulesFailure } from '../values/value';

/** Thrown to deny the whole request, whatever other rules say. No operator absorbs it. */
export class RulesAbort extends Error {
  override readonly name = 'RulesAbort';
}

/** The documents that one decision has looked up. Each is fetched and counted once. */
export class Lookups {
  private readonly request: RulesRequest;
  private readonly before = new Map<string, RulesDocument | null>();
  private readonly after = new Map<string, RulesDocument | null>();

  constructor(request: RulesRequest) {
    this.request = request;
  }

  /**
   * Returns the committed document, or the one after the whole batch. Throws RulesAbort if a budget is
   * exceeded.
   */
  document(path: PathValue, time: 'before' | 'after'): RulesDocument | null | RulesFailure {
    const { segments } = path;
    const isDocument =
      segments.length >= 5 &&
      segments.length % 2 === 1 &&
      segments[0] === 'databases' &&
      segments[2] === 'documents' &&
      path.bound;
    const text = path.toString();
    if (!isDocument) return error(`${text} is not the path of a document.`);
    const { get, getAfter } = this.request;
    const fetch = time === 'before' ? get : getAfter;
    if (fetch === undefined) return error('The state after the request can be read only while writing.');
    const known = time === 'before' ? this.before : this.after;
    let document = known.get(text);
    if (document === undefined) {
      this.spend(text);
      document = fetch(text);
      known.set(text, document);
    }
    return document;
  }

  private spend(path: string): void {
    const { budgets } = this.request;
    for (const { limit, paths } of budgets) {
      if (!paths.has(path) && paths.size >= limit) {
        throw new RulesAbort(
          `The request looks up more than ${limit} documents; number ${limit + 1} is ${path}.`,
        );
      }
    }
    for (const { paths } of budgets) paths.add(path);
  }
}

/** One pass over the rules: the values of `request` and `resource`, and the expressions counted so far. */
export class Evaluation {
  readonly request: RulesValue;
  readonly resource: RulesValue;
  readonly lookups: Lookups;
  readonly trace: Trace | undefined;
  /** The values of the wildcards in the current match statement. */
  captures: readonly Result[] = [];
  private counted = 0;

  constructor(request: RulesValue, resource: RulesValue, lookups: Lookups, trace?: Trace) {
    this.request = request;
    this.resource = resource;
    this.lookups = lookups;
    this.trace = trace;
  }

  /** The number of expressions evaluated so far. */
  get expressions(): number {
    return this.counted;
  }

  /** Adds the expressions that the service counts for this evaluation. Throws RulesAbort beyond the limit. */
  count(expressions: number): void {
    this.counted += expressions;
    if (this.counted > LIMITS.expressions) {
      throw new RulesAbort(`The maximum of ${LIMITS.expressions} expressions to evaluate has been reached.`);
    }
  }
}

/**
 * The arguments and let bindings of the current function. A failed binding is an error only when it is read.
 */
export type Frame = readonly Result[];

export type Evaluate = (evaluation: Evaluation, frame: Frame) => Result;
