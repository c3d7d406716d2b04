import type { Caller } from '../caller';
import type {
  AccessBudget,
  JudgedOperation,
  Judgement,
  RulesDocument,
  RulesQuery,
  RulesRequest,
  Ruleset,
} from '../rules/contract';
import { LIMITS } from '../rules/limits';
import { StatusError } from '../status';
import type { MemoryDatabase } from './store/memory-database';
import type { Micros, StoredDocument } from './model';
import { projectOf } from './values/resource-name';
import type { StructuredQuery } from './query/structured-query';
import { serverTime } from './write/transforms';
import type { AppliedWrites, WriteStep } from './write/write-application';

export interface AccessOptions {
  /** Returns the rules of a project. Without rules only admins have access. */
  readonly rulesFor: (projectId: string) => Ruleset | undefined;
  /**
   * Reports why a request was denied; the caller does not learn the reason. `what` names the method and the
   * path.
   */
  readonly onDenied?: ((explanation: string, caller: Caller, what: string) => void) | undefined;
  /** Reports each request that the rules decided, once for a batch. */
  readonly onJudged?: ((judgement: Judgement) => void) | undefined;
}

/** One request to the rules; `name` is the resource name. A call makes one request, a batch makes several. */
interface Question {
  readonly name: string;
  readonly request: RulesRequest;
}

type RulesCaller = RulesRequest['caller'];
type Lookup = (name: string) => StoredDocument | undefined;

const SINGLE_LIMIT = 10;
const SHARED_LIMIT = 20;

function budget(limit: number): AccessBudget {
  return { limit, paths: new Set() };
}

/** Returns the '/databases/D/documents/…' part of a resource name. */
function rulesPath(name: string): string {
  return name.slice(`projects/${projectOf(name)}`.length);
}

function rulesDocument(document: StoredDocument | undefined): RulesDocument | null {
  return document === undefined ? null : { path: rulesPath(document.name), fields: document.fields };
}

function rulesQuery(query: StructuredQuery): RulesQuery {
  return {
    ...(query.filter === undefined ? {} : { where: query.filter }),
    orderBy: query.orderBy,
    ...(query.limit === undefined ? {} : { limit: query.limit }),
    ...(query.offset === 0 ? {} : { offset: query.offset }),
    ...(query.allDescendants && query.collectionId !== undefined
      ? { collectionGroup: query.collectionId }
      : {}),
  };
}

interface Decided {
  /** The decided operations: all, or those up to the refused one. */
  readonly operations: readonly JudgedOperation[];
  readonly refusal: { readonly explain: () => string; readonly what: string } | undefined;
}

/**
 * Decides the questions in order, until one is refused or the writes together exceed the limit of evaluated
 * expressions.
 */
function decideAll(questions: readonly Question[], rulesFor: (name: string) => Ruleset | undefined): Decided {
  const operations: JudgedOperation[] = [];
  let spent = 0;
  for (const { name, request } of questions) {
    const what = `${request.method} ${name}`;
    const decision = rulesFor(name)?.decide(request);
    const expressions = decision?.expressions ?? 0;
    operations.push({ ...request, expressions });
    if (decision === undefined) {
      const none = `No rules are loaded for the project "${projectOf(name)}", so everything is denied.`;
      return { operations, refusal: { explain: () => none, what } };
    }
    if (!decision.allowed) return { operations, refusal: { explain: () => decision.explain(), what } };
    spent += request.getAfter === undefined ? 0 : expressions;
    if (spent > LIMITS.expressions) {
      const most = `The writes of a commit may together evaluate ${LIMITS.expressions} expressions.`;
      return { operations, refusal: { explain: () => most, what } };
    }
  }
  return { operations, refusal: undefined };
}

/** Asks the rules for each request. Throws PERMISSION_DENIED with a message that reveals no reason. */
export class AccessControl {
  private readonly options: AccessOptions;
  private readonly lookup: Lookup;
  private readonly now: () => Micros;

  /** Creates the access control. `lookup` finds committed documents of any database by name. */
  constructor(options: AccessOptions, lookup: Lookup, now: () => Micros) {
    this.options = options;
    this.lookup = lookup;
    this.now = now;
  }

  /**
   * Asks the rules about reads. Reads of several documents share a budget for the documents that rules look
   * up.
   */
  checkGets(caller: Caller, documents: ReadonlyMap<string, StoredDocument | undefined>): void {
    if (caller.kind === 'admin') return;
    const time = serverTime(this.now());
    this.judge(caller, () => {
      const shared = documents.size > 1 ? [budget(SHARED_LIMIT)] : [];
      return Array.from(documents, ([name, document]) =>
        this.readQuestion(caller, name, document, shared, time),
      );
    });
  }

  checkList(caller: Caller, query: StructuredQuery): void {
    if (caller.kind === 'admin') return;
    if (query.collectionId === undefined) {
      this.deny('Only admins can query all collections at once.', caller, `list ${query.parent}`);
    }
    const name = query.allDescendants ? query.parent : `${query.parent}/${query.collectionId}`;
    const time = serverTime(this.now());
    this.judge(caller, () => [
      {
        name,
        request: {
          ...this.common(caller, name, time),
          method: 'list',
          resource: null,
          query: rulesQuery(query),
          budgets: [budget(SINGLE_LIMIT)],
        },
      },
    ]);
  }

  /** Asks the rules about each write, with the document before and after it. */
  checkWrites(caller: Caller, database: MemoryDatabase, applied: AppliedWrites, time: Micros): void {
    if (caller.kind === 'admin') return;
    const after: Lookup = (name) => (applied.states.has(name) ? applied.states.get(name) : this.lookup(name));
    const readTime = serverTime(this.now());
    this.judge(caller, () => {
      const shared = applied.steps.length > 1 ? [budget(SHARED_LIMIT)] : [];
      return applied.steps.map((step) => {
        if (step.write.kind !== 'verify')
          return this.writeQuestion(caller, step, after, shared, serverTime(time));
        const { name } = step.write;
        return this.readQuestion(caller, name, database.get(name), shared, readTime);
      });
    });
  }

  /** Throws unless the caller is an administrator, for requests that rules have no method for. */
  requireAdmin(caller: Caller, message: string, what: string): void {
    if (caller.kind === 'admin') return;
    this.options.onDenied?.(message, caller, what);
    throw new StatusError('PERMISSION_DENIED', message);
  }

  private readQuestion(
    caller: RulesCaller,
    name: string,
    document: StoredDocument | undefined,
    shared: readonly AccessBudget[],
    time: Micros,
  ): Question {
    return {
      name,
      request: {
        ...this.common(caller, name, time),
        method: 'get',
        resource: rulesDocument(document),
        budgets: [budget(SINGLE_LIMIT), ...shared],
      },
    };
  }

  private writeQuestion(
    caller: RulesCaller,
    { write, before, after }: WriteStep,
    lookupAfter: Lookup,
    shared: readonly AccessBudget[],
    time: Micros,
  ): Question {
    const result = rulesDocument(after);
    return {
      name: write.name,
      request: {
        ...this.common(caller, write.name, time),
        method: write.kind === 'delete' ? 'delete' : before === undefined ? 'create' : 'update',
        resource: rulesDocument(before),
        ...(result === null ? {} : { requestResource: result }),
        getAfter: this.byPath(write.name, lookupAfter),
        budgets: [budget(SINGLE_LIMIT), ...shared],
      },
    };
  }

  private common(caller: RulesCaller, name: string, time: Micros) {
    return { path: rulesPath(name), caller, time, get: this.byPath(name, this.lookup) };
  }

  private byPath(name: string, lookup: Lookup): (path: string) => RulesDocument | null {
    const project = projectOf(name);
    return (path) => rulesDocument(lookup(`projects/${project}${path}`));
  }

  /**
   * Decides the questions and reports the judgement. `questions` is called for each decision, because a
   * decision uses up the budgets of its questions.
   */
  private judge(caller: RulesCaller, questions: () => readonly Question[]): void {
    const { rulesFor, onJudged, onDenied } = this.options;
    if (caller.kind === 'anonymous' && caller.lacksApp === true) {
      const [question] = questions();
      const what = `${question?.request.method ?? ''} ${question?.name ?? ''}`;
      this.deny('The call carries no valid App Check token.', caller, what);
    }
    const { operations, refusal } = decideAll(questions(), (name) => rulesFor(projectOf(name)));
    onJudged?.({
      service: 'cloud.firestore',
      operations,
      isAllowed: refusal === undefined,
      isAllowedUnder: (rules) => decideAll(questions(), () => rules).refusal === undefined,
    });
    if (refusal !== undefined)
      this.deny(onDenied === undefined ? '' : refusal.explain(), caller, refusal.what);
  }

  private deny(explanation: string, caller: Caller, what: string): never {
    this.options.onDenied?.(explanation, caller, what);
    throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}
