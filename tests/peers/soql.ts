export type PeerRecord = Record<string, unknown> & { Id: string };

interface Selection {
  readonly fields: readonly string[];
  readonly from: string;
  readonly matches: (record: PeerRecord) => boolean;
  readonly limit: number;
}

const tokenPattern = /'(?:[^'\\]|\\.)*'|[(),=]|[\w.]+/g;

/** Returns the value of a string literal: `\'` is an apostrophe. */
const literal = (token: string): string => token.slice(1, -1).replace(/\\(.)/g, '$1');

/**
 * Compares as Salesforce does: text without case, and a 15-character id with the start of an 18-character
 * one.
 */
const isSame = (stored: unknown, asked: string): boolean =>
  typeof stored === 'string' && stored.toLowerCase() === asked.toLowerCase();

/**
 * Parses the part of Salesforce's query language that our calls use: `SELECT a, b FROM Contact WHERE x = 'y'
 * AND (… OR …)`, `IN ('a', 'b')`, `LIMIT n`. Throws on anything else.
 */
export function readSoql(text: string): Selection {
  const tokens = text.match(tokenPattern) ?? [];
  let at = 0;
  const peek = (): string => (tokens[at] ?? '').toUpperCase();
  const next = (): string => {
    const token = tokens[at];
    if (token === undefined) throw new Error(`unexpected end of query: ${text}`);
    at += 1;
    return token;
  };
  const expect = (word: string): void => {
    const token = next();
    if (token.toUpperCase() !== word) throw new Error(`unexpected token: '${token}', expected ${word}`);
  };

  type Test = (record: PeerRecord) => boolean;
  const comparison = (): Test => {
    const field = next();
    const operator = next().toUpperCase();
    if (operator === '=') {
      const value = literal(next());
      return (record) => isSame(record[field], value);
    }
    if (operator !== 'IN') throw new Error(`unexpected token: '${operator}'`);
    expect('(');
    const values: string[] = [];
    do values.push(literal(next()));
    while (peek() === ',' && next() === ',');
    expect(')');
    return (record) => values.some((value) => isSame(record[field], value));
  };
  const term = (): Test => {
    if (peek() !== '(') return comparison();
    expect('(');
    const inner = either();
    expect(')');
    return inner;
  };
  const all = (): Test => {
    const terms = [term()];
    while (peek() === 'AND' && next() !== '') terms.push(term());
    return (record) => terms.every((each) => each(record));
  };
  const either = (): Test => {
    const terms = [all()];
    while (peek() === 'OR' && next() !== '') terms.push(all());
    return (record) => terms.some((each) => each(record));
  };

  expect('SELECT');
  const fields = [next()];
  while (peek() === ',' && next() === ',') fields.push(next());
  expect('FROM');
  const from = next();
  let matches: Test = () => true;
  let limit = 2000;
  if (peek() === 'WHERE') {
    next();
    matches = either();
  }
  if (peek() === 'LIMIT') {
    next();
    limit = Number(next());
  }
  if (at !== tokens.length) throw new Error(`unexpected token: '${tokens[at]}'`);
  return { fields, from, matches, limit };
}
