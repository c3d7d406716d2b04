import type { FunctionDeclaration, MatchStatement, Named, PatternSegment, RulesFile } from './syntax/ast';
import { ACCESS_FUNCTIONS } from './evaluation/access';
import type { Place } from './evaluation/check-expression';
import { compileExpression } from './evaluation/compile-expression';
import { CompiledRuleset, type MatchRule } from './decide';
import { LIMITS } from './limits';
import { parseRules } from './syntax/parser';
import { type FunctionSymbol, Scope } from './evaluation/scope';
import { Source } from './syntax/source';

/**
 * Loads a rules file. Throws RulesSourceError with the position of anything malformed or unsupported. An
 * unknown name loads with a warning and fails when it is evaluated.
 */
export function compileRules(source: string, file: string): CompiledRuleset {
  const text = new Source(file, source);
  if (Buffer.byteLength(source, 'utf8') > LIMITS.sourceBytes) {
    throw text.error(0, `A rules file has at most ${LIMITS.sourceBytes} bytes.`);
  }
  const parsed = parseRules(text);
  const { rules, warnings } = new RulesCompiler(text, parsed).compile();
  return new CompiledRuleset(text, parsed, rules, warnings);
}

class RulesCompiler {
  private readonly source: Source;
  private readonly file: RulesFile;
  private readonly rules: MatchRule[] = [];
  private readonly functions: FunctionSymbol[] = [];
  private readonly warnings: { readonly offset: number; readonly reason: string }[] = [];

  constructor(source: Source, file: RulesFile) {
    this.source = source;
    this.file = file;
  }

  compile(): { readonly rules: readonly MatchRule[]; readonly warnings: readonly string[] } {
    const global = new Scope();
    global.declareVariable({ name: 'request' }, { kind: 'request' });
    global.declareVariable({ name: 'resource' }, { kind: 'resource' });
    const fileScope = new Scope(global);
    this.declareFunctions(this.file.functions, fileScope);
    const serviceScope = new Scope(fileScope);
    this.declareFunctions(this.file.serviceFunctions, serviceScope);
    for (const match of this.file.matches) this.compileMatch(match, [], true, serviceScope);
    for (const symbol of this.functions) this.compileFunction(symbol);
    this.checkCalls();
    const warnings = this.warnings
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ offset, reason }) => `${this.source.place(offset)}: ${reason}`);
    return { rules: this.rules, warnings };
  }

  private place(scope: Scope, caller?: FunctionSymbol): Place {
    const warn: Place['warn'] = (offset, reason) => this.warnings.push({ offset, reason });
    return { source: this.source, service: this.file.service, scope, caller, warn };
  }

  private declareFunctions(declarations: readonly FunctionDeclaration[], scope: Scope): void {
    for (const declaration of declarations) {
      const { name, start } = declaration;
      if (ACCESS_FUNCTIONS.has(name)) {
        throw this.source.error(start, `"${name}" is a function of the language and cannot be declared.`);
      }
      const symbol = scope.declareFunction(declaration);
      if (symbol === undefined) throw this.duplicate(declaration);
      this.functions.push(symbol);
    }
  }

  /**
   * Compiles a match statement. `isReachable` is false below a recursive wildcard that is not the last
   * segment of its statement, because nothing matches there.
   */
  private compileMatch(
    match: MatchStatement,
    outer: readonly PatternSegment[],
    isReachable: boolean,
    outerScope: Scope,
  ): void {
    const pattern = [...outer, ...match.pattern];
    this.checkPattern(pattern, match);
    const scope = new Scope(outerScope);
    let index = outer.filter(({ kind }) => kind !== 'literal').length;
    for (const segment of match.pattern) {
      if (segment.kind === 'literal') continue;
      if (!scope.declareVariable(segment, { kind: 'capture', index })) throw this.duplicate(segment);
      index += 1;
    }
    this.declareFunctions(match.functions, scope);
    if (match.allows.length > 0) {
      const place = this.place(scope);
      const allows = match.allows.map((statement) => ({
        statement,
        condition: statement.condition && compileExpression(statement.condition, place),
      }));
      if (isReachable) this.rules.push({ pattern, allows });
      else place.warn(match.start, 'Nothing matches below a recursive wildcard with segments after it.');
    }
    const last = match.pattern.length - 1;
    const isOpen = match.pattern.every(({ kind }, at) => kind !== 'recursive' || at === last);
    for (const inner of match.matches) this.compileMatch(inner, pattern, isReachable && isOpen, scope);
  }

  private checkPattern(pattern: readonly PatternSegment[], { start }: MatchStatement): void {
    if (pattern.length > LIMITS.pathSegments) {
      throw this.source.error(start, `A path has at most ${LIMITS.pathSegments} segments.`);
    }
    if (pattern.filter(({ kind }) => kind !== 'literal').length > LIMITS.pathCaptures) {
      throw this.source.error(start, `A path has at most ${LIMITS.pathCaptures} wildcards.`);
    }
    const [first, second] = pattern.filter(({ kind }) => kind === 'recursive');
    if (second !== undefined) {
      throw this.source.error(second.start, 'A path has at most one recursive wildcard.');
    }
    if (this.file.version === 1 && first !== undefined && pattern.at(-1) !== first) {
      throw this.source.error(first.start, "A recursive wildcard comes last under rules_version '1'.");
    }
  }

  private compileFunction(symbol: FunctionSymbol): void {
    const { parameters, lets, result } = symbol.declaration;
    const scope = new Scope(symbol.scope);
    let index = 0;
    const declare = (variable: Named) => {
      if (!scope.declareVariable(variable, { kind: 'local', index })) throw this.duplicate(variable);
      index += 1;
    };
    for (const parameter of parameters) declare(parameter);
    const place = this.place(scope, symbol);
    symbol.lets = lets.map((variable) => {
      const evaluate = compileExpression(variable.value, place);
      declare(variable);
      return evaluate;
    });
    symbol.result = compileExpression(result, place);
  }

  /** Checks that no function calls itself, directly or not, and that no chain of calls is too long. */
  private checkCalls(): void {
    const lengths = new Map<FunctionSymbol, number | 'open'>();
    const chainLength = (symbol: FunctionSymbol): number => {
      const known = lengths.get(symbol);
      if (typeof known === 'number') return known;
      lengths.set(symbol, 'open');
      let longest = 0;
      for (const { callee, start } of symbol.calls) {
        if (lengths.get(callee) === 'open') {
          throw this.source.error(start, `Recursive call of "${callee.declaration.name}".`);
        }
        longest = Math.max(longest, chainLength(callee));
      }
      lengths.set(symbol, longest + 1);
      if (longest + 1 > LIMITS.callChain) {
        throw this.source.error(
          symbol.declaration.start,
          `Functions call each other at most ${LIMITS.callChain} deep.`,
        );
      }
      return longest + 1;
    };
    for (const symbol of this.functions) chainLength(symbol);
  }

  private duplicate({ name, start }: Named): Error {
    return this.source.error(start, `Duplicate name "${name}".`);
  }
}
