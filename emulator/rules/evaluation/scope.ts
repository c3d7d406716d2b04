import type { FunctionDeclaration, Named } from '../syntax/ast';
import type { Evaluate } from './evaluation';

export type Variable =
  | { readonly kind: 'request' }
  | { readonly kind: 'resource' }
  /** A wildcard, by its position among the wildcards of the whole path. */
  | { readonly kind: 'capture'; readonly index: number }
  /** A parameter or let binding, by its position in the frame. */
  | { readonly kind: 'local'; readonly index: number };

/** A declared function. The compiler fills in its other parts after compiling the body. */
export interface FunctionSymbol {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
  readonly calls: { readonly callee: FunctionSymbol; readonly start: number }[];
  lets: readonly Evaluate[];
  result: Evaluate | undefined;
}

/**
 * The names visible at one place; inner names hide outer ones. Functions and variables have separate
 * namespaces.
 */
export class Scope {
  private readonly parent: Scope | undefined;
  private readonly variables = new Map<string, Variable>();
  private readonly functions = new Map<string, FunctionSymbol>();

  constructor(parent?: Scope) {
    this.parent = parent;
  }

  variable(name: string): Variable | undefined {
    return this.variables.get(name) ?? this.parent?.variable(name);
  }

  function(name: string): FunctionSymbol | undefined {
    return this.functions.get(name) ?? this.parent?.function(name);
  }

  /** Declares a variable. Returns false if this scope, without its parents, already has the name. */
  declareVariable({ name }: Pick<Named, 'name'>, variable: Variable): boolean {
    if (this.variables.has(name)) return false;
    this.variables.set(name, variable);
    return true;
  }

  /** Declares a function. Returns undefined if this scope, without its parents, already has the name. */
  declareFunction(declaration: FunctionDeclaration): FunctionSymbol | undefined {
    if (this.functions.has(declaration.name)) return undefined;
    const symbol = { declaration, scope: this, calls: [], lets: [], result: undefined };
    this.functions.set(declaration.name, symbol);
    return symbol;
  }
}
