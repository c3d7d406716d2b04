import { describe, expect, it } from 'vitest';
import { aClientProposal } from '@/testing/records/proposal-content';
import { formatMoney, formatMoneyWithCode, priceIn, priceOf, formatPrice } from './prices';

const row = { scope: 'A map' };

describe('A price', () => {
  it('adds amounts and taxes to a total', () => {
    const price = priceOf([
      { ...row, amount: 3_000, tax: 13 },
      { ...row, amount: 1_500, tax: 13 },
    ]);
    expect(formatPrice(price, 'CAD')).toBe('$4,500.00 + $585.00 tax = $5,085.00 CAD');
  });

  it('contains no tax if there is none', () => {
    expect(formatPrice(priceOf([{ ...row, amount: 4_500 }]), 'USD')).toBe('$4,500.00 USD');
  });

  it('is exact for fractions of a dollar because it counts cents', () => {
    const price = priceOf([
      { ...row, amount: 0.1 },
      { ...row, amount: 0.2 },
      { ...row, amount: 1.15 },
    ]);
    expect(price.total).toBe(145);
  });

  it('rounds the tax of each row to a cent, so that the shown lines add up', () => {
    const price = priceOf([
      { ...row, amount: 0.33, tax: 13 },
      { ...row, amount: 0.33, tax: 13 },
    ]);
    expect(price.rows.map(({ tax }) => tax)).toEqual([4, 4]);
    expect(price.total).toBe(74);
  });

  it('is exact for the highest possible sum', () => {
    const price = priceOf(Array.from({ length: 10 }, () => ({ ...row, amount: 10_000_000, tax: 100 })));
    expect(formatMoneyWithCode(price.total, 'EUR')).toBe('€200,000,000.00 EUR');
  });

  it('is undefined for the free package and for one that is quoted later', () => {
    const { packages } = aClientProposal();
    const content = aClientProposal({
      packages: { ...packages, start: { ...packages.start, prices: [{ ...row, amount: 100 }] } },
    });
    expect(priceIn(content, 'starter')).toBeUndefined();
    expect(priceIn(content, 'grow')).toBeUndefined();
    expect(formatMoney(priceIn(content, 'start')?.total ?? 0, 'CAD')).toBe('$100.00');
  });
});
