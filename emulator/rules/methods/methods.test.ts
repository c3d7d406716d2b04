import { describe, expect, it } from 'vitest';
import { outcome } from '../evaluate.fixture';

type Row = readonly [condition: string, result: 'true' | 'false' | 'error'];

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows)('%s is %s', (condition, result) => {
      expect(outcome(condition)).toBe(result);
    });
  });
}

table('Strings', [
  ["'aB'.lower() == 'ab' && 'aB'.upper() == 'AB'", 'true'],
  ["' a '.trim() == 'a'", 'true'],
  ["'a😀'.size() == 2", 'true'],
  ["'a,b;c'.split('[,;]') == ['a', 'b', 'c']", 'true'],
  ["'banana'.replace('a', 'o') == 'bonono'", 'true'],
  ["'user1'.matches('user[0-9]')", 'true'],
  ["'xuser1'.matches('user[0-9]')", 'false'],
  ["'user1x'.matches('user[0-9]')", 'false'],
  ["'user1'.matches('^user[0-9]$')", 'true'],
  ["'a\\nb'.matches('a.b')", 'false'],
  ["'a'.matches('a|ab') && 'ab'.matches('a|ab')", 'true'],
  ["'1.5'.matches('\\\\d\\\\.\\\\d')", 'true'],
  ["'a'.matches(resource.data.n)", 'error'],
  ["'a'.matches('(' + ')+' + '(')", 'error'],
  ["'a'.toUtf8().size() == 1 && 'ä'.toUtf8().size() == 2", 'true'],
  ['resource.data.n.size() == 1', 'error'],
  ["'a'.replace('a', '$' + '1') == 'x'", 'error'],
]);

table('Bytes', [
  ["b'\\\\'.toHexString() == '5C'", 'true'],
  ["hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'", 'true'],
  ["hashing.sha256('abc').toHexString().lower()[0:8] == 'ba7816bf'", 'true'],
  ["hashing.sha256('subjects?_d').toBase64().size() == 44", 'true'],
  ["'?~>'.toUtf8().toBase64() == 'P34-'", 'true'],
  ["hashing.crc32('123456789').toHexString() == '2639F4CB'", 'true'],
  ["hashing.crc32c('123456789').toHexString() == '839206E3'", 'true'],
  ["hashing.md5(b'a') == hashing.md5('a')", 'true'],
  ['hashing.md5(1).size() == 16', 'error'],
]);

table('Lists', [
  ['[1, 2].hasAll([1]) && [1, 2].hasAll([]) && ![1].hasAll([1, 2])', 'true'],
  ['[1, 2].hasAny([2, 3]) && ![1].hasAny([2]) && ![1].hasAny([])', 'true'],
  ['[1, 1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2]) && [].hasOnly([1])', 'true'],
  ['[1.0].hasAll([1].toSet())', 'true'],
  ["['1'].hasAny([1])", 'false'],
  ['[1].concat([2]) == [1, 2]', 'true'],
  ["['a', 'b'].join('-') == 'a-b'", 'true'],
  ["[1].join('-') == '1'", 'error'],
  ['[1, 2, 1].removeAll([1]) == [2]', 'true'],
  ['[1, 1].toSet().size() == 1', 'true'],
  ['[1].hasAll(1)', 'error'],
  ['[resource].size() == 1', 'error'],
]);

table('Sets', [
  ['[1, 2].toSet().difference([1].toSet()) == [2].toSet()', 'true'],
  ['[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()', 'true'],
  ['[1].toSet().union([2].toSet()) == [1, 2].toSet()', 'true'],
  ['[1].toSet().union([2]).size() == 2', 'error'],
  ['[1].toSet().hasAll([1]) && [1].toSet().hasOnly([1, 2]) && [1].toSet().hasAny([1])', 'true'],
]);

table('Maps', [
  ["resource.data.keys() == ['list', 'map', 'n', 's']", 'true'],
  ['resource.data.size() == 4', 'true'],
  ["{'a': 1}.values() == [1]", 'true'],
  ["resource.data.get('n', 0) == 5 && resource.data.get('x', 0) == 0", 'true'],
  ["resource.data.get(['map', 'k'], 0) == 1 && resource.data.get(['map', 'x'], 0) == 0", 'true'],
  ["resource.data.get(['n', 'x'], 0) == 0", 'true'],
  ['resource.data.get(1, 0) == 0', 'error'],
  ["resource.data.hasAll(['n'])", 'error'],
  ["resource.data.__proto__ == null || 'toString' in resource.data", 'error'],
]);

const diff = "{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5})";
table('Map differences', [
  [`${diff}.addedKeys() == ['a'].toSet()`, 'true'],
  [`${diff}.removedKeys() == ['d'].toSet()`, 'true'],
  [`${diff}.changedKeys() == ['c'].toSet()`, 'true'],
  [`${diff}.unchangedKeys() == ['b'].toSet()`, 'true'],
  [`${diff}.affectedKeys().hasOnly(['a', 'c', 'd'])`, 'true'],
  [`${diff}.affectedKeys().hasOnly(['a', 'c'])`, 'false'],
  ["{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0", 'true'],
  ["{'a': 1}.diff(null).affectedKeys().size() == 0", 'error'],
]);

const leapDay = 'timestamp.value(1709212455123)';
table('Timestamps and durations', [
  [`${leapDay}.year() == 2024 && ${leapDay}.month() == 2 && ${leapDay}.day() == 29`, 'true'],
  [`${leapDay}.hours() == 13 && ${leapDay}.minutes() == 14 && ${leapDay}.seconds() == 15`, 'true'],
  [`${leapDay}.nanos() == 123000000 && ${leapDay}.toMillis() == 1709212455123`, 'true'],
  [`${leapDay}.dayOfWeek() == 4 && ${leapDay}.dayOfYear() == 60`, 'true'],
  ['timestamp.date(2024, 3, 3).dayOfWeek() == 7', 'true'],
  [`${leapDay}.date() == timestamp.date(2024, 2, 29)`, 'true'],
  [`${leapDay}.time() == duration.time(13, 14, 15, 123000000)`, 'true'],
  ['timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000', 'true'],
  ['timestamp.date(2023, 2, 29).year() == 2023', 'error'],
  ['timestamp.value(9223372036854775807).year() == 1', 'error'],
  ["duration.value(1, 'w') == duration.value(7, 'd')", 'true'],
  ["duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000", 'true'],
  ["duration.abs(duration.value(-1, 's')) == duration.value(1, 's')", 'true'],
  ["duration.value(1, 'm') < duration.value(1, 'h')", 'true'],
  ["duration.value(9223372036854775807, 'w').seconds() > 0", 'error'],
  ["duration.value(1, 's' + '') == duration.value(1, 's')", 'true'],
  ["duration.value(1, 'y' + '') == duration.value(1, 's')", 'error'],
]);

table('Numbers, places, paths and casts', [
  ['math.abs(-2) == 2 && math.abs(-2) is int && math.abs(-2.5) == 2.5', 'true'],
  ['math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2 && math.round(-1.2) == -1', 'true'],
  ['math.ceil(1.2) is int && math.floor(-1.5) == -2', 'true'],
  ['math.pow(2, 3) == 8 && math.sqrt(16) == 4', 'true'],
  ['math.floor(1.0 / 0) == 1', 'error'],
  ['math.isNaN(0.0 / 0)', 'true'],
  ["math.abs('a') == 1", 'error'],
  ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000', 'true'],
  ['latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400', 'true'],
  ['latlng.value(1.5, 2).latitude() == 1.5 && latlng.value(1, 2).longitude() == 2', 'true'],
  ['latlng.value(91, 0) is latlng', 'error'],
  ["path('a/b') == /a/b && path('/a/b') == /a/b", 'true'],
  ["path('a//b') == /a/b", 'error'],
  ["/a/{x}.bind({'x': 'b'}) == /a/b", 'true'],
  ["/a/{x}.bind({'x': 'b'})['x'] == 'b'", 'true'],
  ["/a/{x}.bind({'y': 'b'}) == /a/b", 'error'],
  ["/a/{x}.bind({'x': 'b/c'}) == /a/b", 'error'],
  ["/a/$('b/c') == /a/b", 'error'],
  ['/a/$(1) == /a/b', 'error'],
  ['/a/$(path("b/c"))/d == /a/b/c/d', 'true'],
  ["int('12') == 12 && int(2.9) == 2 && int(-2.9) == -2", 'true'],
  ["int('1.5') == 1", 'error'],
  ["int('9223372036854775808') > 0", 'error'],
  ['int(true) == 1', 'error'],
  ["float('1.5') == 1.5 && float(2) is float", 'true'],
  ["float('x') == 1.0", 'error'],
  ["string(1) == '1' && string(true) == 'true' && string(null) == 'null' && string(2.0) == '2.0'", 'true'],
  ['string([1]) == "1"', 'error'],
  ['debug(1) == 1', 'true'],
]);
