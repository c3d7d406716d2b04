import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from './compile';
import { RulesSourceError } from './contract';
import { outcome, rulesFile } from './evaluate.fixture';

/** Returns the message of the error; fails the test if the file loads. */
function refusal(source: string): string {
  try {
    compileRules(source, 'f.rules');
  } catch (thrown) {
    if (thrown instanceof RulesSourceError) return thrown.message;
    throw thrown;
  }
  throw new Error('The file was accepted.');
}

/** Returns the error of a condition. The condition starts a line, so that its position is easy to read. */
function conditionRefusal(condition: string, functions = ''): string {
  const source = `service cloud.firestore {match /a/{id} {${functions}\nallow get: if\n${condition};}}`;
  return refusal(source);
}

describe('Invalid rules files are refused with a position', () => {
  it.each([
    ['', 'f.rules:1:1: Unexpected the end of the file. Expected "service".'],
    ["rules_version = '3';", "f.rules:1:17: Unexpected '3'. Expected '1' or '2'."],
    ["rules_version = '2'\nservice cloud.firestore {}", 'f.rules:2:1: Unexpected service. Expected ";".'],
    ['service cloud.nowhere {}', 'f.rules:1:9: Unknown service "cloud.nowhere".'],
    ['service cloud.firestore {', 'f.rules:1:26: Unexpected the end'],
    [
      'service cloud.firestore {} service firebase.storage {}',
      'f.rules:1:28: A rules file declares one service.',
    ],
    ['service cloud.firestore {} x', 'f.rules:1:28: Unexpected x.'],
    ['service cloud.firestore { allow read; }', 'f.rules:1:27: Unexpected allow.'],
    ['service cloud.firestore { match a/b {} }', 'f.rules:1:33: Unexpected a.'],
    ['service cloud.firestore { match /a/ {} }', 'f.rules:1:36: Expected a path segment.'],
    ['service cloud.firestore { match /a/$(x) {} }', 'f.rules:1:36: Expected a path segment.'],
    ['service cloud.firestore { match /a/{x=*} {} }', 'f.rules:1:36: Expected a path segment.'],
    ['service cloud.firestore { match /a/{x}/b/{x} {} }', 'f.rules:1:42: Duplicate name "x".'],
    ['service cloud.firestore { match /{x=**}/b {} }', 'f.rules:1:34: A recursive wildcard comes last'],
    [
      "rules_version='2';service cloud.firestore { match /{x=**} { match /{y=**} {} } }",
      'f.rules:1:68: A path has at most one',
    ],
    ['service cloud.firestore { match /a/b { allow peek; } }', 'f.rules:1:46: Unknown method "peek".'],
    ['service cloud.firestore { match /a/b { allow read if true; } }', 'f.rules:1:51: Unexpected if.'],
    [
      'service cloud.firestore { match /a/b { allow read: true; } }',
      'f.rules:1:52: Unexpected true. Expected "if".',
    ],
    [
      'service cloud.firestore { match /a/b { allow read: if true } }',
      'f.rules:1:60: Unexpected }. Expected ";".',
    ],
    ['service cloud.firestore { match /a/b { allow constructor; } }', 'f.rules:1:46: Unknown method'],
    ['service cloud.firestore { /* never', 'f.rules:1:27: This comment is never closed.'],
    ['service cloud.firestore { function f() {} }', 'f.rules:1:41: Unexpected }. Expected "return".'],
    [
      'service cloud.firestore { function get(x) { return x; } }',
      'f.rules:1:36: "get" is a function of the language',
    ],
    ['service cloud.firestore { function in() { return 1; } }', 'f.rules:1:36: "in" is a keyword'],
    [
      'service cloud.firestore { function f() { return 1; } function f() { return 2; } }',
      'f.rules:1:63: Duplicate name "f".',
    ],
    ['service cloud.firestore { function f(a, a) { return 1; } }', 'f.rules:1:41: Duplicate name "a".'],
    [
      'service cloud.firestore { function f(a) { let a = 1; return 1; } }',
      'f.rules:1:47: Duplicate name "a".',
    ],
    [
      'service cloud.firestore { function f() { return g(); }\nfunction g() { return f(); } }',
      'f.rules:2:23: Recursive call of "f".',
    ],
    [
      'service cloud.firestore { function f(a,b,c,d,e,f,g,h) { return 1; } }',
      'f.rules:1:52: A function has at most 7',
    ],
  ])('%s', (source, message) => {
    expect(refusal(source)).toContain(message);
  });

  it.each([
    ["'\\d' == ''", 'f.rules:3:2: Invalid escape sequence "\\d" in a string.'],
    ["'\\/' == ''", 'f.rules:3:2: Invalid escape sequence "\\/" in a string.'],
    ["'\\x4g' == ''", 'Invalid escape sequence "\\x"'],
    ["'\\12' == ''", 'Invalid escape sequence "\\1"'],
    ["'\\400' == ''", 'Invalid escape sequence "\\4"'],
    ["'\\u{41}' == ''", 'Invalid escape sequence "\\u"'],
    ["b'\\u0041' == ''", 'f.rules:3:3: Invalid escape sequence "\\u" in bytes.'],
    ["b'a", 'f.rules:3:2: This bytes literal is never closed.'],
    ["b 'a' == ''", "f.rules:3:3: Unexpected 'a'."],
    ["rb'a' == ''", "f.rules:3:3: Unexpected 'a'."],
    ["'abc", 'f.rules:3:1: This string is never closed.'],
    ["'a\nb' == ''", 'f.rules:3:1: This string is never closed.'],
    ['1 === 1', 'f.rules:3:5: Unexpected =.'],
    ['a & b', 'f.rules:3:3: Unexpected character "&".'],
    ['1x == 1', 'f.rules:3:1: Malformed number'],
    ['1. == 1', 'f.rules:3:4: Unexpected ==.'],
    ['9223372036854775808 > 0', 'f.rules:3:1: This integer does not fit'],
    ["'a'.matches('(?=a)')", 'f.rules:3:13: Invalid regular expression'],
    ["'a'.matches('(')", 'f.rules:3:13: Invalid regular expression'],
    ["'a'.replace('a', '$&') == ''", 'f.rules:3:18: This replacement is malformed'],
    ['debug(resource.data) == {}', 'f.rules:3:1: "debug" works in emulators only'],
    ["duration.value(1, 'y') == 1", 'f.rules:3:19: Unknown unit "y"'],
    ['1 is text', 'f.rules:3:6: Unknown type "text".'],
    ['request.query.orderBy == "a"', 'f.rules:3:15: request.query.orderBy is not supported here'],
    ["{'a': 1, 'a': 2} == {}", 'f.rules:3:10: Duplicate key "a".'],
    ['{1: 2} == {}', 'f.rules:3:2: The key of a map must be a string.'],
    ['[1, ] == []', 'f.rules:3:5: Unexpected ].'],
    ['[1][0:] == []', 'f.rules:3:7: Unexpected ].'],
    ['get(/a/b', 'f.rules:3:9: Unexpected ;.'],
    ['/a/$(1', 'f.rules:3:7: Unexpected ;. Expected ")".'],
    ['/a/{x=**} == /a', 'f.rules:3:4: Expected a path segment.'],
    ['true ? 1', 'f.rules:3:9: Unexpected ;. Expected ":".'],
  ])('%s', (condition, message) => {
    expect(conditionRefusal(condition)).toContain(message);
  });
});

describe('Unknown names load with a warning', () => {
  const warnings = (source: string) => compileRules(source, 'f.rules').warnings;
  const conditionWarnings = (condition: string) =>
    warnings(`service cloud.firestore {match /a/{id} {\nallow get: if\n${condition};}}`);

  it.each([
    ['nobody.uid == 1', 'f.rules:3:1: Unknown variable "nobody".'],
    ['math == 1', 'f.rules:3:1: Unknown variable "math".'],
    ['bool(1)', 'f.rules:3:1: Function not found error: Name: [bool].'],
    ['math.isInfinite(1.0)', 'f.rules:3:6: Function not found error: Name: [math.isInfinite].'],
    ['firestore.get(/a/b) == 1', 'f.rules:3:1: Unknown variable "firestore".'],
    ["'a'.length() == 1", 'f.rules:3:5: Function not found error: Name: [length].'],
    ["'a'.constructor() == 1", 'f.rules:3:5: Function not found error: Name: [constructor].'],
    ["'a'.matches() == true", 'f.rules:3:5: matches takes 1 argument, but 0 were given.'],
    ["{}.get('a') == 1", 'f.rules:3:4: get takes 2 arguments, but 1 was given.'],
    ['exists(/a/b, 1)', 'f.rules:3:1: exists takes 1 argument, but 2 were given.'],
    ['math.abs() == 1', 'f.rules:3:6: math.abs takes 1 argument, but 0 were given.'],
    ["'a'.split('(') == []", 'f.rules:3:11: Invalid regular expression'],
    ["request.user.uid == 'a'", 'f.rules:3:9: Property user is undefined on object'],
    ["resource.date.x == 'a'", 'f.rules:3:10: Property date is undefined on object'],
    ["request.resource.name == 'a'", 'f.rules:3:18: Property name is undefined on object'],
    ['request.query.size == 1', 'f.rules:3:15: Property size is undefined on object'],
  ])('%s', (condition, message) => {
    expect(conditionWarnings(condition)?.[0]).toContain(message);
    // The condition fails only when evaluated, so the other side of an || decides.
    expect(outcome(condition)).toBe('error');
    expect(outcome(`${condition} || true`)).toBe('true');
  });

  it('warn if the name is declared elsewhere or later', () => {
    expect(warnings('service cloud.firestore { function f() { let a = b; let b = 1; return 1; } }')).toEqual([
      'f.rules:1:50: Unknown variable "b".',
    ]);
    expect(warnings('service cloud.firestore { function f() { return id; } match /a/{id} {} }')).toEqual([
      'f.rules:1:49: Unknown variable "id".',
    ]);
    expect(
      warnings(
        'service cloud.firestore { match /a/b { function g() { return 1; } } match /c/d { allow get: if g(); } }',
      ),
    ).toEqual(['f.rules:1:96: Function not found error: Name: [g].']);
    expect(
      warnings('service cloud.firestore { function f(a) { return a; } match /c/d { allow get: if f(); } }'),
    ).toEqual(['f.rules:1:82: f takes 1 argument, but 0 were given.']);
    expect(
      warnings(
        "rules_version='2';service cloud.firestore { match /{p=**}/a/b { match /c/d { allow get; } } }",
      ),
    ).toEqual(['f.rules:1:65: Nothing matches below a recursive wildcard with segments after it.']);
  });

  it('are the only cause of warnings', () => {
    expect(conditionWarnings("request.auth.uid == id && resource.data.x.y == 1 && 'a'.size() == 1")).toEqual(
      [],
    );
  });

  it('include Firestore functions without their namespace in Storage rules', () => {
    const storage = (condition: string) =>
      warnings(
        `service firebase.storage { match /b/{bucket}/o { match /f { allow get: if ${condition}; } } }`,
      );
    expect(storage('exists(/a/b)')?.[0]).toContain('firestore.get and firestore.exists');
    expect(storage('firestore.getAfter(/a/b) == 1')?.[0]).toContain('[firestore.getAfter]');
    expect(storage('resource.data.x == 1')?.[0]).toContain('Property data');
    expect(storage('request.query.limit == 1')?.[0]).toContain('Property query');
    expect(storage('firestore.exists(/databases/(default)/documents/a/b)')).toEqual([]);
  });
});

describe('Limits', () => {
  const chain = (length: number) =>
    Array.from(
      { length },
      (_, at) => `function f${at}() { return ${at + 1 < length ? `f${at + 1}()` : 'true'}; }`,
    ).join('\n');
  const lets = (count: number) =>
    `function f() { ${Array.from({ length: count }, (_, at) => `let v${at} = 1;`).join(' ')} return true; }`;
  const nested = (count: number) => 'match /a {'.repeat(count) + '}'.repeat(count);

  it.each<[string, string, string, string]>([
    ['chains of 21 functions', chain(21), chain(22), 'at most 21 deep'],
    ['11 let bindings', lets(11), lets(12), 'at most 11 let'],
    ['10 nested matches', nested(9), nested(10), 'nest at most 10'],
    [
      '100 path segments',
      `match ${'/a'.repeat(97)} {}`,
      `match ${'/a'.repeat(98)} {}`,
      'at most 100 segments',
    ],
    [
      '20 wildcards',
      `match ${Array.from({ length: 19 }, (_, at) => `/{v${at}}`).join('')} {}`,
      `match ${Array.from({ length: 20 }, (_, at) => `/{v${at}}`).join('')} {}`,
      'at most 20 wildcards',
    ],
    [
      '98 comparisons in a row',
      `match /a { allow get: if ${Array(98).fill('1 == 1').join(' && ')}; }`,
      `match /a { allow get: if ${Array(99).fill('1 == 1').join(' && ')}; }`,
      'too complex',
    ],
    [
      '98 parentheses around a literal',
      `match /a { allow get: if ${'('.repeat(98)}true${')'.repeat(98)}; }`,
      `match /a { allow get: if ${'('.repeat(99)}true${')'.repeat(99)}; }`,
      'too complex',
    ],
    [
      '97 parentheses around a comparison',
      `match /a { allow get: if !${'('.repeat(97)}request.auth.uid == 'a'${')'.repeat(97)}; }`,
      `match /a { allow get: if ${'('.repeat(98)}request.auth.uid == 'a'${')'.repeat(98)}; }`,
      'too complex',
    ],
    [
      '49 comparisons that each stand in the parentheses of the one before',
      `match /a { allow get: if ${'1 == 1 && ('.repeat(48)}1 == 1${')'.repeat(48)}; }`,
      `match /a { allow get: if ${'1 == 1 && ('.repeat(49)}1 == 1${')'.repeat(49)}; }`,
      'too complex',
    ],
    [
      '110 calls in one another',
      `function f(x) { return x; } match /a { allow get: if ${'f('.repeat(110)}1 == 1${')'.repeat(110)}; }`,
      `function f(x) { return x; } match /a { allow get: if ${'f('.repeat(300)}1 == 1${')'.repeat(300)}; }`,
      'too complex',
    ],
  ])('%s load up to the limit only', (_, good, bad, message) => {
    expect(() => compileRules(rulesFile(good), 'f')).not.toThrow();
    expect(refusal(rulesFile(bad))).toContain(message);
  });

  it('refuses deep nesting of every kind without running out of stack', () => {
    for (const opening of ['(', '[', '!', '-', 'f(', '/a/$(', '1 ? ', '{"a": ']) {
      expect(refusal(rulesFile(`match /a { allow get: if ${opening.repeat(20_000)}`))).toMatch(
        /^f\.rules:2:/,
      );
    }
    expect(refusal(rulesFile(`match /a { allow get: if resource${'.a'.repeat(50_000)}; }`))).toContain(
      'too complex',
    );
    expect(refusal(`${' '.repeat(300_000)}service`)).toContain('at most 262144 bytes');
  });
});

describe('Valid rules files', () => {
  it.each([
    'rules_version = "2"; function f() { return true } service cloud.firestore { match /a/{b=**} { allow read, write; allow get: if f(); } }',
    'service cloud.firestore { match /databases/(default)/documents { match /a-b.c/{id} { allow get: if exists(/databases/(default)/documents/a/$(id)) ? true : false; } } }',
    'service cloud.firestore { match /a{ allow get: if 4 /2 == 2 && /a/b==/a/b; } } // end',
    'service cloud.firestore { function debug(x) { return x; } match /a/{id} { allow get: if debug(true); } }',
    "service cloud.firestore { function int(x) { return 5; } match /a/{id} { allow get: if int('1') == 5; } }",
    "service cloud.firestore { match /a/{id} { allow get: if resource.data.in == id && resource.data['is'] == 1; } }",
  ])('%s', (source) => {
    expect(() => compileRules(source, 'f')).not.toThrow();
  });
});

describe('Arbitrary input', () => {
  const seed = readFileSync(new URL('./sample.rules', import.meta.url), 'utf8');
  const snippet = fc.constantFrom(
    "'",
    '"',
    '\\',
    '/',
    '/*',
    '//',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '$(',
    '**',
    '=',
    '&&',
    '!',
    ';',
    ',',
    '.',
    ':',
    '?',

    'match',
    'allow',
    'function',
    'let',
    'return',
    'in',
    'is',
    'b',
    '9'.repeat(30),
    '1.5',
    '\u0000',
    '😀',
    ' ',
  );
  const compile = (source: string) => {
    try {
      compileRules(source, 'f');
    } catch (thrown) {
      if (!(thrown instanceof RulesSourceError)) throw thrown;
      expect(thrown.line).toBeGreaterThan(0);
      expect(thrown.column).toBeGreaterThan(0);
    }
  };

  it('is refused with a position or loads', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), compile), { numRuns: 250 });
    const words = fc.array(snippet, { maxLength: 40 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(words, (text) => compile(rulesFile(`match /a/{b} { allow get: if ${text}; }`))),
      { numRuns: 250 },
    );
  });

  it('is refused with a position or loads if it is a damaged rules file', () => {
    const damage = fc.record({ at: fc.nat(seed.length), remove: fc.nat(30), insert: snippet });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        let text = seed;
        for (const { at, remove, insert } of damages)
          text = text.slice(0, at) + insert + text.slice(at + remove);
        compile(text);
      }),
      { numRuns: 250 },
    );
  });
});
