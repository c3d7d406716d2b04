import type {
  AllowStatement,
  FunctionDeclaration,
  MatchStatement,
  Named,
  PatternSegment,
  RulesFile,
} from './ast';
import type { RulesMethod } from '../contract';
import { ExpressionParser } from './expression-parser';
import { LIMITS } from '../limits';
import type { Source } from './source';

const METHODS: Readonly<Record<string, readonly RulesMethod[]>> = Object.assign(Object.create(null), {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
});

interface Body {
  readonly functions: FunctionDeclaration[];
  readonly matches: MatchStatement[];
  readonly allows: AllowStatement[];
}

/** Parses a whole rules file without resolving names. Throws RulesSourceError. */
export function parseRules(source: Source): RulesFile {
  return new Parser(source).parseFile();
}

class Parser extends ExpressionParser {
  parseFile(): RulesFile {
    const version = this.parseVersion();
    const functions: FunctionDeclaration[] = [];
    while (this.isName('function')) functions.push(this.parseFunction());
    if (!this.acceptName('service')) throw this.unexpected('"service"');
    const service = this.parseService();
    const body = this.parseBody(0);
    if (this.token.kind !== 'end') {
      throw this.isName('service')
        ? this.source.error(this.token.start, 'A rules file declares one service.')
        : this.unexpected('the end of the file');
    }
    const { functions: serviceFunctions, matches } = body;
    return { version, service, functions, serviceFunctions, matches };
  }

  private parseVersion(): 1 | 2 {
    if (!this.acceptName('rules_version')) return 1;
    this.expectSymbol('=');
    const { token } = this;
    if (token.kind !== 'string' || (token.value !== '1' && token.value !== '2')) {
      throw this.unexpected("'1' or '2'");
    }
    this.advance();
    this.expectSymbol(';');
    return token.value === '1' ? 1 : 2;
  }

  private parseService(): RulesFile['service'] {
    const { start } = this.token;
    let name = this.expectName('the name of a service');
    while (this.acceptSymbol('.')) name += `.${this.expectName('the name of a service')}`;
    if (name !== 'cloud.firestore' && name !== 'firebase.storage') {
      throw this.source.error(start, `Unknown service "${name}".`);
    }
    return name;
  }

  private parseBody(matchDepth: number): Body {
    const body: Body = { functions: [], matches: [], allows: [] };
    this.expectSymbol('{');
    while (!this.acceptSymbol('}')) {
      if (this.isName('function')) body.functions.push(this.parseFunction());
      else if (this.isName('match')) body.matches.push(this.parseMatch(matchDepth + 1));
      else if (matchDepth > 0 && this.isName('allow')) body.allows.push(this.parseAllow());
      else
        throw this.unexpected(
          matchDepth > 0 ? '"allow", "match", "function" or "}"' : '"match", "function" or "}"',
        );
    }
    return body;
  }

  private parseMatch(depth: number): MatchStatement {
    const { start } = this.token;
    if (depth > LIMITS.nestedMatches) {
      throw this.source.error(start, `match statements nest at most ${LIMITS.nestedMatches} deep.`);
    }
    this.advance();
    const pattern = this.parsePattern();
    return { start, pattern, ...this.parseBody(depth) };
  }

  private parsePattern(): PatternSegment[] {
    if (!this.isSymbol('/')) throw this.unexpected('a path that begins with "/"');
    const segments: PatternSegment[] = [];
    this.lexer.rewind(this.token.start);
    while (this.lexer.accept('/')) {
      const start = this.lexer.position;
      const text = this.lexer.pathText();
      const capture = text === undefined ? this.lexer.pathCapture() : undefined;
      if (text !== undefined) segments.push({ kind: 'literal', text, start });
      else if (capture === undefined) throw this.source.error(start, 'Expected a path segment.');
      else segments.push({ kind: capture.recursive ? 'recursive' : 'capture', name: capture.name, start });
    }
    this.advanceFrom(this.lexer.position);
    return segments;
  }

  private parseAllow(): AllowStatement {
    const { start } = this.token;
    this.advance();
    const methods = new Set<RulesMethod>();
    const written: string[] = [];
    do {
      const at = this.token.start;
      const name = this.expectName('a method');
      const expanded = METHODS[name];
      if (expanded === undefined) throw this.source.error(at, `Unknown method "${name}".`);
      for (const method of expanded) methods.add(method);
      written.push(name);
    } while (this.acceptSymbol(','));
    let condition: AllowStatement['condition'];
    if (this.acceptSymbol(':')) {
      if (!this.acceptName('if')) throw this.unexpected('"if"');
      condition = this.parseExpression();
    }
    this.expectSymbol(';');
    return { methods, written, condition, start, end: this.previousEnd };
  }

  private parseFunction(): FunctionDeclaration {
    this.advance();
    const { name, start } = this.parseDeclaredName('the name of a function');
    const parameters = this.parseParameters();
    this.expectSymbol('{');
    const lets: FunctionDeclaration['lets'][number][] = [];
    while (this.acceptName('let')) {
      const variable = this.parseDeclaredName('the name of a variable');
      this.expectSymbol('=');
      lets.push({ ...variable, value: this.parseExpression() });
      this.expectSymbol(';');
      if (lets.length > LIMITS.letBindings) {
        throw this.source.error(variable.start, `A function has at most ${LIMITS.letBindings} let bindings.`);
      }
    }
    if (!this.acceptName('return')) throw this.unexpected('"return"');
    const result = this.parseExpression();
    this.acceptSymbol(';');
    this.expectSymbol('}');
    return { name, start, parameters, lets, result };
  }

  private parseParameters(): Named[] {
    this.expectSymbol('(');
    const parameters: Named[] = [];
    if (this.acceptSymbol(')')) return parameters;
    do {
      const parameter = this.parseDeclaredName('the name of a parameter');
      if (parameters.length >= LIMITS.functionArguments) {
        throw this.source.error(
          parameter.start,
          `A function has at most ${LIMITS.functionArguments} parameters.`,
        );
      }
      parameters.push(parameter);
    } while (this.acceptSymbol(','));
    this.expectSymbol(')');
    return parameters;
  }
}
