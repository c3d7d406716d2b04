import { describe, expect, it } from 'vitest';
import { aDocument, aRequest, decide, outcome } from '../evaluate.fixture';

type Row = readonly [condition: string, result: 'true' | 'false' | 'error'];

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows)('%s is %s', (condition, result) => {
      expect(outcome(condition)).toBe(result);
    });
  });
}

const ERROR = 'resource.data.missing';

table('Errors are absorbed by the deciding side only', [
  [`true || ${ERROR}`, 'true'],
  [`${ERROR} || true`, 'true'],
  [`false && ${ERROR}`, 'false'],
  [`${ERROR} && false`, 'false'],
  [`true && ${ERROR}`, 'error'],
  [`${ERROR} && true`, 'error'],
  [`false || ${ERROR}`, 'error'],
  [`${ERROR} || false`, 'error'],
  [`${ERROR} || ${ERROR}`, 'error'],
  [`!${ERROR}`, 'error'],
  [`${ERROR} == null`, 'error'],
  [`${ERROR} != null`, 'error'],
  [`${ERROR} ? true : true`, 'error'],
  [`true ? true : ${ERROR}`, 'true'],
  [`false ? ${ERROR} : true`, 'true'],
  [`[${ERROR}].size() == 1`, 'error'],
  ['1 || true', 'true'],
  ['1 && false', 'false'],
  ['1 && true', 'error'],
  ["!'x'", 'error'],
  ["'x' ? true : true", 'error'],
  ['1', 'error'],
  ['null', 'error'],
]);

table('Precedence goes from postfix to the ternary', [
  ['1 + 2 * 3 == 7', 'true'],
  ['(1 + 2) * 3 == 9', 'true'],
  ['10 - 3 - 2 == 5', 'true'],
  ['-2 + 3 == 1', 'true'],
  ['!false && true', 'true'],
  ['true || false && false', 'true'],
  ['1 < 2 == true', 'true'],
  ["'a' in ['a'] == true", 'true'],
  ['1 + 1 in [2]', 'true'],
  ['1 is int == true', 'true'],
  ['false ? false : false ? false : true', 'true'],
  ['!1 in [false]', 'error'],
  ['!(1 in [2])', 'true'],
  ['--1 == 1', 'true'],
]);

table('Integers have 64 bits and divide towards zero', [
  ['-7 / 2 == -3', 'true'],
  ['-7 % 2 == -1', 'true'],
  ['1 / 0 == 1', 'error'],
  ['1 % 0 == 1', 'error'],
  ['1.0 / 0 > 1', 'true'],
  ['7 / 2.0 == 3.5', 'true'],
  ['9223372036854775807 + 0 == 9223372036854775807', 'true'],
  ['9223372036854775807 + 1 > 0', 'error'],
  ['-9223372036854775808 - 1 < 0', 'error'],
  ['-(-9223372036854775808) > 0', 'error'],
  ['9007199254740993 == 9007199254740992', 'false'],
  ['9007199254740993 > 9007199254740992.0', 'true'],
  ['1 == 1.0', 'true'],
  ['1 is int && !(1 is float)', 'true'],
  ['1.0 is float && !(1.0 is int)', 'true'],
  ['(1 + 1.0) is float', 'true'],
  ['1 is number && 1.0 is number', 'true'],
]);

table('Comparison needs one ordered kind', [
  ["'a' < 'b'", 'true'],
  ["'B' < 'a'", 'true'],
  ["'\uffff' < '😀'", 'true'],
  ["'a' < 'ab'", 'true'],
  ["1 < 'a'", 'error'],
  ['null < 1', 'error'],
  ['true < false', 'error'],
  ['request.time < request.time + duration.value(1, "s")', 'true'],
  ['1 < request.time', 'error'],
  ['[1] < [2]', 'error'],
  ["{'a': 1} < {'a': 2}", 'error'],
  ["b'abc' < b'abd' && b'abc' > b'ab' && b'\\x00' < b'\\xff'", 'true'],
]);

table('A request and a resource equal themselves', [
  ['request == request', 'true'],
  ['resource == resource', 'true'],
  ['request != request', 'false'],
  ['resource == null', 'false'],
  ['request == resource', 'error'],
]);

table('Equality is deep and never an error between values', [
  ["1 == '1'", 'false'],
  ['1 != 1.0', 'false'],
  ['[1] == [1.0]', 'false'],
  ['[1, [2]] == [1, [2.0]]', 'false'],
  ["{'a': 1} == {'a': 1.0}", 'false'],
  ["[1][0] == 1.0 && {'a': 1}.a == 1.0", 'true'],
  ['[1.0] == [1.0] && [-0.0] == [-0.0]', 'true'],
  ['0 == -0.0', 'true'],
  ['[0.0] == [-0.0]', 'false'],
  ["{'a': -0.0} == {'a': 0.0}", 'false'],
  ["float('NaN') == float('NaN')", 'false'],
  ["[float('NaN')] == [float('NaN')]", 'false'],
  ['[1].toSet() == [1.0].toSet()', 'true'],
  ["['a'].toSet() == ['a']", 'false'],
  ['[1, 2] == [2, 1]', 'false'],
  ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", 'true'],
  ["{'a': 1} == {'a': 1, 'b': 1}", 'false'],
  ['[1, 2].toSet() == [2, 1, 1].toSet()', 'true'],
  ['/a/b == /a/$("b")', 'true'],
  ['/a/b == "/a/b"', 'false'],
  ['null == false', 'false'],
  ["b'ab' == 'ab'.toUtf8()", 'true'],
  ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', 'true'],
  ['resource.data.map == {"k": 1}', 'true'],
  ['resource == null', 'false'],
  ['resource == 1', 'error'],
]);

table('in asks lists, sets and the keys of maps', [
  ['1 in [1, 2]', 'true'],
  ['1.0 in [1, 2]', 'false'],
  ['1 in [1.0]', 'false'],
  ['-0.0 in [0.0]', 'true'],
  ['0 in [-0.0]', 'false'],
  ['[0.0] in [[-0.0]]', 'false'],
  ["{'a': 1} in [{'a': 1.0}]", 'false'],
  ["float('NaN') in [float('NaN')]", 'false'],
  ['1.0 in [1].toSet() && [1] in [[1.0]].toSet()', 'true'],
  ["float('NaN') in [float('NaN')].toSet()", 'true'],
  ["'k' in resource.data.map", 'true'],
  ["'n' in resource.data", 'true'],
  ["'missing' in resource.data", 'false'],
  ["'constructor' in resource.data", 'false'],
  ['1 in resource.data.map', 'error'],
  ["'a' in request.time", 'error'],
  ["'a' in request.path", 'error'],
  ["'a' in {'a': 1}.diff({})", 'error'],
  ["'a' in true || true", 'true'],
  ["'a' in ['a'].toSet()", 'true'],
  ["'a' in 'abc'", 'error'],
  ["'a' in null", 'error'],
]);

table('Indexes and ranges do not reach beyond the end', [
  ["['a', 'b'][1] == 'b'", 'true'],
  ["['a', 'b'][2] == 'b'", 'error'],
  ["['a', 'b'][-1] == 'b'", 'error'],
  ["'abc'[1] == 'b'", 'true'],
  ["'a😀c'[3] == 'c'", 'true'],
  ["'abc'[0:2] == 'ab'", 'true'],
  ["'abc'[0:4] == 'abc'", 'error'],
  ["'abc'[2:1] == ''", 'error'],
  ["'abc'[1:1] == '' && 'abc'[2:2] == ''", 'true'],
  ["'abc'[0:0] == ''", 'error'],
  ["'abc'[3:3] == ''", 'error'],
  ["''[0:0] == ''", 'error'],
  ['[1, 2][1:0] == []', 'error'],
  ['[1, 2][1:2] == [2] && [1, 2][1:1] == []', 'true'],
  ['[][0:0] == []', 'error'],
  ['[1, 2, 3][1:3] == [2, 3]', 'true'],
  ["resource.data['n'] == 5", 'true'],
  ["resource['data'].n == 5", 'true'],
  ["{'a': 1}['b'] == 1", 'error'],
  ['{"a": 1}[0] == 1', 'error'],
  ['[1]["0"] == 1', 'error'],
  ['[1][0.0] == 1', 'error'],
]);

table('is knows the types', [
  ['true is bool', 'true'],
  ["b'x' is bytes", 'true'],
  ['duration.value(1, "d") is duration', 'true'],
  ['latlng.value(1, 1) is latlng', 'true'],
  ['[] is list', 'true'],
  ['{} is map', 'true'],
  ['/a is path', 'true'],
  ["'x' is string", 'true'],
  ['request.time is timestamp', 'true'],
  ['null is string', 'false'],
  ['[].toSet() is list', 'false'],
  ['[].toSet() is set', 'true'],
  ['{}.keys() is set', 'false'],
  ['resource.data is map', 'true'],
  ['request.auth is map', 'true'],
]);

table('Escapes stand for single characters of a string and for single bytes', [
  ["'\\x41\\u0041\\101' == 'AAA'", 'true'],
  ["'\\x411' == 'A1' && '\\xe9' == 'é' && '\\u00E9'.size() == 1", 'true'],
  ["'\\xc3\\xa9'.size() == 2 && '\\xc3\\xa9' != 'é'", 'true'],
  ["'\\ud83d\\ude00' == '😀' && '😀'.size() == 2", 'true'],
  ["'\\377' == '\\u00ff' && '\\000'.size() == 1 && '\\012' == '\\n'", 'true'],
  ["'\\\\\\'\\\"\\n\\r\\t\\b\\f'.toUtf8().toHexString() == '5C27220A0D09080C'", 'true'],
  ["'a\tb' == 'a\\tb'", 'true'],
  ["b'\\xc3\\xa9' == b'é' && b'\\xe9'.size() == 1 && b'\\377\\x411'.toHexString() == 'FF4131'", 'true'],
  ["B'ab' == b\"ab\" && b'' == ''.toUtf8()", 'true'],
  ["b'ab' == 'ab'", 'false'],
  ["b'ab'[0] == 97", 'error'],
]);

table('+ and - join and shift', [
  ["'a' + 'b' == 'ab'", 'true'],
  ['[1] + [2] == [1, 2]', 'error'],
  ["b'a' + b'b' == b'ab'", 'error'],
  ["'a' + 1 == 'a1'", 'error'],
  ['request.time - request.time == duration.value(0, "s")', 'true'],
  ['request.time + duration.value(1, "d") - duration.time(24, 0, 0, 0) == request.time', 'true'],
  ['duration.value(1, "h") - duration.value(30, "m") == duration.value(30, "m")', 'true'],
  ['request.time + 1 > request.time', 'error'],
  ["{'a': 1} + {'b': 1} == {}", 'error'],
]);

describe('request and resource', () => {
  it.each([
    ['request.auth.uid == "mia"', 'true'],
    ['request.auth.token.email == "mia@example.org"', 'true'],
    ['request.auth.token.level is int', 'true'],
    ['request.auth.token.firebase.sign_in_provider == "password"', 'true'],
    ['request.auth.token.get("admin", false)', 'false'],
    ['request.auth.token.admin == true', 'error'],
    ['request.auth.token.toString == null', 'error'],
    ['request.method == "get"', 'true'],
    ['request.path == /databases/(default)/documents/c/d', 'true'],
    ['request.path[3] == "c"', 'true'],
    ['request.resource == null', 'true'],
    ['request.resource.data.n == 5', 'error'],
    ['request.query.limit == 1', 'error'],
    ['resource.id == "d"', 'true'],
    ['resource["__name__"] == request.path', 'true'],
    ['path == /databases/(default)/documents/c/d', 'false'],
    ['request.time == timestamp.value(1709212455123) + duration.value(456000, "ns")', 'true'],
  ] satisfies Row[])('%s is %s', (condition, result) => {
    expect(outcome(condition)).toBe(result);
  });

  it('are null for an anonymous caller and a missing document', () => {
    const nobody = { caller: { kind: 'anonymous' } as const, resource: null };
    expect(outcome('request.auth == null', nobody)).toBe('true');
    expect(outcome('request.auth.uid == "mia"', nobody)).toBe('error');
    expect(outcome('resource == null', nobody)).toBe('true');
    expect(outcome('resource.data.n == 5', nobody)).toBe('error');
  });

  it('contain the written document in request.resource', () => {
    const write = { method: 'create', resource: null, requestResource: aDocument('c/d', { n: 7 }) } as const;
    expect(outcome('request.resource.data.n == 7 && resource == null', write)).toBe('true');
    expect(outcome('request.resource.id == "d"', write)).toBe('true');
  });

  it('convert every stored type', () => {
    const stored = {
      resource: aDocument('c/d', {
        when: new Date('2024-01-02T03:04:05.678Z'),
        where: { geoPointValue: { latitude: 1, longitude: 2 } },
        who: { referenceValue: 'projects/p/databases/(default)/documents/users/mia' },
        raw: { bytesValue: 'YWI=' },
        float: { doubleValue: 1 },
        whole: 1,
        nothing: null,
        flag: true,
        odd: { doubleValue: 'NaN' },
      }),
    };
    expect(
      outcome(
        [
          'resource.data.when == timestamp.value(1704164645678)',
          'resource.data.where == latlng.value(1, 2)',
          'resource.data.who == /databases/(default)/documents/users/mia',
          "resource.data.raw == b'ab'",
          'resource.data.float is float',
          'resource.data.whole is int',
          'resource.data.nothing == null',
          'resource.data.flag',
          'math.isNaN(resource.data.odd)',
          'resource.data.odd != resource.data.odd',
        ].join(' && '),
        stored,
      ),
    ).toBe('true');
  });
});

describe('Functions', () => {
  const request = aRequest();
  it.each([
    ['function f(a, b) { let c = a + b; return c == 3; } allow get: if f(1, 2);', true],
    ['function f(a) { return g(a); } function g(a) { return a == 1; } allow get: if f(1);', true],
    ['function f() { return id == "d"; } allow get: if f();', true],
    ['function f(id) { return id == "other"; } allow get: if f("other");', true],
    ['function f(request) { return request == 1; } allow get: if f(1);', true],
    ['function f(x) { let y = x.missing; return true; } allow get: if f(resource.data);', true],
    ['function f(x) { let y = x.missing; return y != 1; } allow get: if f(resource.data);', false],
    ['function f(x) { return true; } allow get: if f(resource.data.missing);', true],
    ['function f(x) { return x != 1; } allow get: if f(resource.data.missing);', false],
    ['function f(x) { return g(x); } function g(x) { return true; } allow get: if f(1 / 0);', true],
    ['function f(x) { return g(x); } function g(x) { return x > 0; } allow get: if f(1 / 0);', false],
    ['function f(x) { return x == 1; } allow get: if f(1, 2) || true;', true],
    ['function bool(x) { return x == "yes"; } allow get: if bool("yes");', true],
    ['function f() { return request.time == request.time } allow get: if f();', true],
  ])('%s', (body, allowed) => {
    expect(decide(`match /c/{id} { ${body} }`, request).allowed).toBe(allowed);
  });

  it('hide outer functions of the same name', () => {
    const body =
      'function f() { return false; } match /c/{id} { function f() { return true; } allow get: if f(); }';
    expect(decide(body).allowed).toBe(true);
  });
});
