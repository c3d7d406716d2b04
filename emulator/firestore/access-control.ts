import type { Caller } from '../caller';
import type { AccessBudget, RulesDocument, RulesQuery, RulesRequest, Ruleset } from '../rules/contract';
import { StatusError } from '../status';
import type { MemoryDatabase } from './memory-database';
import type { Micros, StoredDocument } from './model';
import { projectOf } from './resource-name';
import type { StructuredQuery } from './structured-query';
import { serverTime } from './transforms';
import type { AppliedWrites, WriteStep } from './write-application';

export interface AccessOptions {
  /** The rules of a project; without any, only admins get through. */
  readonly rulesFor: (projectId: string) => Ruleset | undefined;
  /** Told why a request was denied; callers themselves are not. `what` names the method and the path. */
  readonly onDenied?: ((explanation: string, caller: Caller, what: string) => void) | undefined;
}

type RulesCaller = RulesRequest['caller'];
type Lookup = (name: string) => StoredDocument | undefined;

const SINGLE_LIMIT = 10;
const SHARED_LIMIT = 20;

function budget(limit: number): AccessBudget {
  return { limit, paths: new Set() };
}

/** '/databases/D/documents/…' of a resource name. */
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

/** Asks the rules; throws PERMISSION_DENIED with a message that tells the caller nothing. */
export class AccessControl {
  private readonly options: AccessOptions;
  private readonly lookup: Lookup;
  private readonly now: () => Micros;

  /** `lookup` finds committed documents of any database by name. */
  constructor(options: AccessOptions, lookup: Lookup, now: () => Micros) {
    this.options = options;
    this.lookup = lookup;
    this.now = now;
  }

  /** Reads of several documents share a budget for what the rules look up. */
  checkGets(caller: Caller, documents: ReadonlyMap<string, StoredDocument | undefined>): void {
    if (caller.kind === 'admin') return;
    const shared = documents.size > 1 ? [budget(SHARED_LIMIT)] : [];
    for (const [name, document] of documents) this.checkOne(caller, 'get', name, document, shared);
  }

  checkList(caller: Caller, query: StructuredQuery): void {
    if (caller.kind === 'admin') return;
    if (query.collectionId === undefined) {
      this.deny('Only admins can query all collections at once.', caller, `list ${query.parent}`);
    }
    const name = query.allDescendants ? query.parent : `${query.parent}/${query.collectionId}`;
    this.decide(caller, name, {
      ...this.common(caller, name, serverTime(this.now())),
      method: 'list',
      resource: null,
      query: rulesQuery(query),
      budgets: [budget(SINGLE_LIMIT)],
    });
  }

  /** Judges each write by what it finds and what it makes of it. */
  checkWrites(caller: Caller, database: MemoryDatabase, applied: AppliedWrites, time: Micros): void {
    if (caller.kind === 'admin') return;
    const shared = applied.steps.length > 1 ? [budget(SHARED_LIMIT)] : [];
    const after: Lookup = (name) => (applied.states.has(name) ? applied.states.get(name) : this.lookup(name));
    for (const step of applied.steps) {
      if (step.write.kind === 'verify') {
        this.checkOne(caller, 'get', step.write.name, database.get(step.write.name), shared);
      } else {
        this.checkWrite(caller, step, after, shared, time);
      }
    }
  }

  /** For what rules cannot allow. */
  requireAdmin(caller: Caller, message: string, what: string): void {
    if (caller.kind === 'admin') return;
    this.options.onDenied?.(message, caller, what);
    throw new StatusError('PERMISSION_DENIED', message);
  }

  private checkOne(
    caller: RulesCaller,
    method: 'get',
    name: string,
    document: StoredDocument | undefined,
    shared: readonly AccessBudget[],
  ): void {
    this.decide(caller, name, {
      ...this.common(caller, name, serverTime(this.now())),
      method,
      resource: rulesDocument(document),
      budgets: [budget(SINGLE_LIMIT), ...shared],
    });
  }

  private checkWrite(
    caller: RulesCaller,
    { write, before, after }: WriteStep,
    lookupAfter: Lookup,
    shared: readonly AccessBudget[],
    time: Micros,
  ): void {
    const result = rulesDocument(after);
    this.decide(caller, write.name, {
      ...this.common(caller, write.name, serverTime(time)),
      method: write.kind === 'delete' ? 'delete' : before === undefined ? 'create' : 'update',
      resource: rulesDocument(before),
      ...(result === null ? {} : { requestResource: result }),
      getAfter: this.byPath(write.name, lookupAfter),
      budgets: [budget(SINGLE_LIMIT), ...shared],
    });
  }

  private common(caller: RulesCaller, name: string, time: Micros) {
    return { path: rulesPath(name), caller, time, get: this.byPath(name, this.lookup) };
  }

  private byPath(name: string, lookup: Lookup): (path: string) => RulesDocument | null {
    const project = projectOf(name);
    return (path) => rulesDocument(lookup(`projects/${project}${path}`));
  }

  private decide(caller: RulesCaller, name: string, request: RulesRequest): void {
    const what = `${request.method} ${name}`;
    const ruleset = this.options.rulesFor(projectOf(name));
    if (ruleset === undefined) {
      this.deny(
        `No rules are loaded for the project "${projectOf(name)}", so everything is denied.`,
        caller,
        what,
      );
    }
    const decision = ruleset.decide(request);
    if (!decision.allowed) {
      this.deny(this.options.onDenied === undefined ? '' : decision.explain(), caller, what);
    }
  }

  private deny(explanation: string, caller: Caller, what: string): never {
    this.options.onDenied?.(explanation, caller, what);
    throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}
