import type {
  AllowStatement,
  Expression,
  FunctionDeclaration,
  MatchStatement,
  RulesFile,
} from '@acf/emulator/rules';

/** A part of a rules file that contains expressions. */
export interface Part {
  /** The first collection or folder of its path; undefined for parts above all of them. */
  readonly collection: string | undefined;
  /** The part's name in words: `notes isTimer`, `emails allow update`. */
  readonly place: string;
  readonly allow?: AllowStatement;
  readonly expressions: readonly Expression[];
}

/** Returns every function and allow statement of a file, from the outside in. */
export function partsOf(file: RulesFile): readonly Part[] {
  return [
    ...[...file.functions, ...file.serviceFunctions].map((each) => functionPart(each, undefined, '')),
    ...file.matches.flatMap((match) => partsOfMatch(match, undefined, '')),
  ];
}

function partsOfMatch(match: MatchStatement, outer: string | undefined, above: string): readonly Part[] {
  const literals = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [segment.text] : []));
  const own = literals.at(-1);
  // The outermost statement matches databases or buckets. Its direct contents apply to all of them.
  const isFrame = own === 'documents' || own === 'o';
  // A group, such as `/{page=**}/visits/{visitId}`, applies below any collection.
  const isGroup = match.pattern[0]?.kind !== 'literal';
  const collection = outer ?? (isFrame || isGroup ? undefined : literals[0]);
  const name = isFrame ? above : (own ?? above);
  return [
    ...match.functions.map((each) => functionPart(each, collection, name)),
    ...match.allows.map((allow) => ({
      collection,
      place: `${name} allow ${allow.written.join(', ')}`,
      allow,
      expressions: allow.condition === undefined ? [] : [allow.condition],
    })),
    ...match.matches.flatMap((each) => partsOfMatch(each, collection, name)),
  ];
}

function functionPart(declaration: FunctionDeclaration, collection: string | undefined, above: string): Part {
  return {
    collection,
    place: `${above} ${declaration.name}`.trim(),
    expressions: [...declaration.lets.map(({ value }) => value), declaration.result],
  };
}

/** Returns the direct operands of an expression. */
export function operandsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.flatMap((part) => (part.kind === 'expression' ? [part.expression] : []));
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    default:
      return [expression.condition, expression.whenTrue, expression.whenFalse];
  }
}
