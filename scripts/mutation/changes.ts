import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** A small change of a file, which a test should notice. */
export interface Change {
  /** The file and the change in words. It stays the same when lines move. */
  readonly id: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The expression that replaces the original. */
  readonly text: string;
}

/** The mutants and loops of a file, for the instrumentation. */
export interface ParsedFile {
  readonly changes: readonly Change[];
  /** The bodies of loops, because a mutant may make a loop endless. */
  readonly loops: readonly { readonly start: number; readonly end: number; readonly isBlock: boolean }[];
}

const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
const OTHER_METHOD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
);
/** Methods that a mutant removes, because the value keeps its type without them. */
const LEFT_OUT = new Set(
  'filter slice sort toSorted reverse toReversed concat flat trim toLowerCase toUpperCase normalize replace replaceAll'.split(
    ' ',
  ),
);

/** Parses a TypeScript file and returns its mutants. `file` is the path that their ids name. */
export function parseChanges(file: string, text: string): ParsedFile {
  const changes: Change[] = [];
  const loops: { start: number; end: number; isBlock: boolean }[] = [];
  const seen = new Map<string, number>();
  const textOf = ({ start, end }: Node) => text.slice(start, end);

  const add = (node: Node, becomes: string) => {
    const name = `${file}: ${oneLine(textOf(node))} → ${oneLine(becomes)}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    changes.push({
      id: count === 1 ? name : `${name} (${count})`,
      line: text.slice(0, node.start).split('\n').length,
      start: node.start,
      end: node.end,
      text: becomes,
    });
  };

  const addCondition = (node: Node) => {
    if (node.type === 'Literal') return;
    add(node, 'true');
    add(node, 'false');
  };

  const addMethod = (call: Node, whole: Node) => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return;
    const { object, property } = call.callee;
    if (property.type !== 'Identifier' || call.callee.computed) return;
    const other = OTHER_METHOD.get(property.name);
    if (other !== undefined)
      add(whole, text.slice(whole.start, property.start) + other + text.slice(property.end, whole.end));
    else if (LEFT_OUT.has(property.name)) add(whole, textOf(object));
  };

  const visit = (node: Node, parent: Node | undefined, isInFunction: boolean) => {
    switch (node.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        addCondition(node.test);
        break;
      case 'WhileStatement':
      case 'DoWhileStatement':
        add(node.test, 'false');
        break;
      case 'LogicalExpression':
        add(node, textOf(node.left));
        if (node.operator === '??') break;
        add(node, textOf(node.right));
        break;
      case 'BinaryExpression':
        if (node.operator === '+' && isText(node)) break;
        for (const operator of BOUNDS[node.operator] ?? [])
          add(node, `${textOf(node.left)} ${operator} ${textOf(node.right)}`);
        break;
      case 'UnaryExpression':
        if (node.operator === '!' && !isCondition(node, parent)) add(node, `(${textOf(node.argument)})`);
        break;
      case 'Literal':
        if (typeof node.value === 'number' && node.value > 1 && isInFunction && !isName(node, parent))
          add(node, String(node.value + 1));
        break;
      case 'CallExpression':
        if (parent?.type !== 'ChainExpression' && !isInChain(node, parent)) addMethod(node, node);
        break;
      case 'ChainExpression':
        addMethod(node.expression, node);
        break;
      case 'ExpressionStatement':
        if (/^(Assignment|Call|Await|Update|Unary|Chain)/.test(node.expression.type) && !isLogged(node))
          add(node.expression, 'undefined');
        break;
      case 'ReturnStatement': {
        const value = node.argument;
        if (value === null) break;
        if (value.type === 'ArrayExpression' && value.elements.length > 0) add(value, '[]');
        else if (/^(Call|Await|New|Object|Member|Template|Arrow)/.test(value.type)) add(value, 'undefined');
        break;
      }
      default:
    }
    if (/^(For|While|DoWhile)/.test(node.type) && 'body' in node) {
      const { start, end, type } = node.body as Node;
      loops.push({ start, end, isBlock: type === 'BlockStatement' });
    }
    const inside = isInFunction || /Function/.test(node.type);
    for (const key of visitorKeys[node.type] ?? []) {
      if (/^(type|returnType|superType|implements)/i.test(key)) continue;
      const child = (node as unknown as Record<string, unknown>)[key];
      for (const each of Array.isArray(child) ? child : [child])
        if (isNode(each) && !each.type.startsWith('TSType')) visit(each, node, inside);
    }
  };

  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  visit(program, undefined, false);
  return { changes, loops };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isName = (node: Node, parent: Node | undefined) =>
  parent?.type.startsWith('TS') === true || (parent?.type === 'Property' && parent.key === node);

/** Checks whether a condition is already replaced by `true` and `false`, as the test of its parent. */
const isCondition = (node: Node, parent: Node | undefined) =>
  parent !== undefined && 'test' in parent && parent.test === node;

/** Checks whether a call is part of a longer optional chain, which a wrapper would cut in two. */
function isInChain(node: Node, parent: Node | undefined): boolean {
  const isLonger =
    (parent?.type === 'MemberExpression' && parent.object === node) ||
    (parent?.type === 'CallExpression' && parent.callee === node);
  return isLonger && hasOptional(node);
}

function hasOptional(node: Node): boolean {
  if (node.type === 'MemberExpression') return node.optional || hasOptional(node.object);
  if (node.type === 'CallExpression') return node.optional || hasOptional(node.callee);
  return false;
}

const isLogged = (node: Node) =>
  node.type === 'ExpressionStatement' &&
  node.expression.type === 'CallExpression' &&
  node.expression.callee.type === 'MemberExpression' &&
  node.expression.callee.object.type === 'Identifier' &&
  node.expression.callee.object.name === 'console';

/** Checks whether a sum joins strings. */
function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  return node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
