import type { FunctionDeclaration, Named } from '../syntax/ast';
import type { Evaluate } from './evaluation';

export type Variable =
  | { readonly kind: 'request' }
  | { readonly kind: 'resource' }
  /** A wildcard, by its position among those of the whole path. */
  | { readonly kind: 'capture'; readonly index: number }
  /** A parameter or let binding, by its position in the frame. */
  | { readonly kind: 'local'; readonly index: number };

/** A declared function; the parts that belong to compiling are filled in once its body was. */
export interface FunctionSymbol {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
  readonly calls: { readonly callee: FunctionSymbol; readonly start: number }[];
  lets: readonly Evaluate[];
  result: Evaluate | undefined;
}

/** The names that are visible at one place; inner ones hide outer ones. Functions and variables are apart. */
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

  /** Returns false if this very scope has the name already. */
  declareVariable({ name }: Pick<Named, 'name'>, variable: Variable): boolean {
    if (this.variables.has(name)) return false;
    this.variables.set(name, variable);
    return true;
  }

  /** Undefined if this very scope has the name already. */
  declareFunction(declaration: FunctionDeclaration): FunctionSymbol | undefined {
    if (this.functions.has(declaration.name)) return undefined;
    const symbol = { declaration, scope: this, calls: [], lets: [], result: undefined };
    this.functions.set(declaration.name, symbol);
    return symbol;
  }
}
