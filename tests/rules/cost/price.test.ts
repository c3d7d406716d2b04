import { describe, expect, it } from 'vitest';
import type { JudgedOperation, Judgement } from '@acf/emulator/rules';
import { dearest, priceLimits, priceTable, pricesOf, tooDear } from './price';

const path = '/databases/(default)/documents/notes/n';
const write = (expressions: number, changes: Partial<JudgedOperation> = {}): JudgedOperation => ({
  method: 'create',
  path,
  expressions,
  ...changes,
});
const judged = (operations: readonly JudgedOperation[], changes: Partial<Judgement> = {}): Judgement => ({
  service: 'cloud.firestore',
  operations,
  isAllowed: true,
  isAllowedUnder: () => true,
  ...changes,
});

describe('the price of a request', () => {
  it('is given for each write and for all writes of a batch together', () => {
    const email = '/databases/(default)/documents/manualContacts/c/emails/e';
    expect(pricesOf(judged([write(300), write(450), write(20, { method: 'delete', path: email })]))).toEqual([
      { kind: 'write', what: 'create notes', price: 300 },
      { kind: 'write', what: 'create notes', price: 450 },
      { kind: 'write', what: 'delete manualContacts/emails', price: 20 },
      { kind: 'batch', what: '2 × create notes, delete manualContacts/emails', price: 770 },
    ]);
  });

  it('counts the values of a document, including lists, maps and their parts', () => {
    const text = { stringValue: 'a' };
    const fields = {
      one: text,
      list: { arrayValue: { values: [text, { mapValue: { fields: { a: text, b: text } } }] } },
      none: { arrayValue: { values: [] } },
    };
    const [, document] = pricesOf(judged([write(1, { requestResource: { path, fields } })]));
    expect(document).toEqual({ kind: 'document', what: 'notes', price: 7 });
  });

  it('is not counted for reads, denied requests and files', () => {
    expect(pricesOf(judged([write(9, { method: 'list' })]))).toEqual([]);
    expect(pricesOf(judged([write(9)], { isAllowed: false }))).toEqual([]);
    expect(pricesOf(judged([write(9)], { service: 'firebase.storage' }))).toEqual([]);
  });

  it('is reported above its limit, with the highest price of each name', () => {
    const batch = [write(priceLimits.write), write(priceLimits.batch - priceLimits.write)];
    expect(tooDear(pricesOf(judged(batch)))).toEqual([]);
    const prices = pricesOf(judged([write(priceLimits.write), write(priceLimits.write + 1)]));
    expect(tooDear(dearest(prices))).toEqual([
      'batch 2 × create notes: 901, at most 900',
      'write create notes: 451, at most 450',
    ]);
    expect(priceTable(prices)).toContain('   451  create notes');
    expect(priceTable(prices)).not.toContain('   450  create notes');
  });
});
