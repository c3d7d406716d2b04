import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile';
import { RulesSourceError } from '../contract';
import { aDocument, aRequest, ROOT, rulesFile } from '../evaluate.fixture';
import { toValue } from '../values/stored-form';

const leaf = fc.constantFrom(
  '0',
  '1',
  '-3',
  '9223372036854775807',
  '2.5',
  "'abc'",
  "''",
  "'é😀'",
  "b'ab'",
  'true',
  'false',
  'null',
  '[]',
  '[1, 2.0]',
  "['a', 'b']",
  '{}',
  "{'a': 1}",
  "['a'].toSet()",
  "{'a': 1}.diff({'b': 2})",

  'request.time',
  "duration.value(3, 'm')",
  'latlng.value(1, 2)',
  '/a/b',
  '/databases/$(database)/documents/c/d',

  'resource',
  'resource.data',
  'resource.data.n',
  'resource.data.s',
  'resource.data.list',
  'resource.data.map',

  'resource.data.missing',
  'resource.id',
  'request.auth',
  'request.auth.uid',
  'request.path',
  'id',
  'request',
  'request.resource',
  'request.auth.token',
);

const unaryCalls = [
  'size',
  'lower',
  'trim',
  'toUtf8',
  'toHexString',
  'toBase64',
  'toSet',
  'keys',
  'values',
  'affectedKeys',
  'addedKeys',
  'year',
  'date',
  'time',
  'seconds',
  'nanos',
  'toMillis',
  'latitude',
  'dayOfYear',
];
const binaryCalls = [
  'matches',
  'split',
  'hasAll',
  'hasAny',
  'hasOnly',
  'concat',
  'join',
  'removeAll',
  'union',
  'difference',
  'diff',
  'distance',
  'bind',
];
const natives = [
  'int',
  'float',
  'string',
  'path',
  'math.abs',
  'math.floor',
  'math.sqrt',
  'hashing.crc32',
  'hashing.sha256',
  'timestamp.value',
  'duration.abs',
  'get',
  'exists',
  'getAfter',
];
const operators = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in', '&&', '||'];
const types = ['int', 'number', 'string', 'list', 'map', 'path', 'timestamp'];

const expression = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    // Most combinations are errors, and deeper ones even more often.
    { weight: 15, arbitrary: leaf },
    fc
      .tuple(tie('tree'), fc.constantFrom(...operators), tie('tree'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc.tuple(fc.constantFrom('!', '-'), tie('tree')).map(([op, a]) => `(${op}(${a}))`),
    fc.tuple(tie('tree'), fc.constantFrom(...unaryCalls)).map(([a, name]) => `(${a}).${name}()`),
    fc
      .tuple(tie('tree'), fc.constantFrom(...binaryCalls), tie('tree'))
      .map(([a, name, b]) => `(${a}).${name}(${b})`),
    fc.tuple(fc.constantFrom(...natives), tie('tree')).map(([name, a]) => `${name}(${a})`),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `(${a})[${b}]`),
    fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([a, b, c]) => `(${a})[${b}:${c}]`),
    fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `({'k': ${a}, 'l': [${b}]}).get(['k', 'x'], ${b})`),
    fc.tuple(tie('tree'), fc.constantFrom(...types)).map(([a, type]) => `(${a} is ${type})`),
    fc.tuple(tie('tree'), fc.constantFrom('data', 'a', 'n', 'id')).map(([a, name]) => `(${a}).${name}`),
    tie('tree').map((a) => `/databases/$(database)/documents/c/$(${a})`),
  ),
})).tree;

const condition = fc.oneof(
  expression,
  fc
    .tuple(expression, fc.constantFrom('==', '!=', '<=', 'in', '||'), expression)
    .map((parts) => parts.join(' ')),
);

const where = fc.constantFrom(
  { kind: 'field', field: ['n'], op: 'EQUAL', value: toValue(5) } as const,
  { kind: 'field', field: ['n'], op: 'GREATER_THAN', value: toValue(2) } as const,
  { kind: 'field', field: ['list'], op: 'ARRAY_CONTAINS', value: toValue('a') } as const,
  { kind: 'field', field: ['map', 'k'], op: 'IN', value: toValue([1, 'x']) } as const,
  { kind: 'field', field: ['s'], op: 'NOT_EQUAL', value: toValue('') } as const,
);

describe('Generated expressions', () => {
  it('always produce a decision with an explanation', () => {
    const seen = { allowed: 0, denied: 0, refused: 0 };
    fc.assert(
      fc.property(condition, where, (text, filter) => {
        const source = rulesFile(
          `match /c/{id} { allow get, list, create: if ${text}; allow delete: if !(${text}); }`,
        );
        let ruleset;
        try {
          ruleset = compileRules(source, 'f');
        } catch (thrown) {
          if (!(thrown instanceof RulesSourceError)) throw thrown;
          seen.refused += 1;
          return;
        }
        const requests = [
          aRequest(),
          aRequest({ method: 'list', path: `${ROOT}/c`, query: { orderBy: [], where: filter } }),
          aRequest({
            method: 'create',
            resource: null,
            requestResource: aDocument('c/d', { n: 1 }),
            getAfter: () => null,
          }),
          aRequest({ method: 'get', resource: null, caller: { kind: 'anonymous' } }),
        ];
        for (const request of requests) {
          const decision = ruleset.decide(request);
          expect(decision.explain()).toMatch(decision.allowed ? /^allowed: / : /^denied: /);
          seen[decision.allowed ? 'allowed' : 'denied'] += 1;
          const negated = ruleset.decide({ ...request, method: 'delete' });
          // An expression and its negation are never both granted. After an error neither is.
          if (request.method !== 'list') expect(decision.allowed && negated.allowed).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
    expect(seen.allowed).toBeGreaterThan(50);
    expect(seen.refused).toBeLessThan(1500);
  });
});
