import { language } from '@/shared/i18n/language';
import type { ClientProposal, Currency, PackageId, PriceRow } from '../content/client-proposal';

/** A price row with its amounts in cents. */
export interface PricedRow {
  readonly scope: string;
  readonly amount: number;
  /** Tax rate as a percentage. */
  readonly rate: number;
  readonly tax: number;
  readonly due: string | undefined;
}

/** The price of a package, in cents. */
export interface Price {
  readonly rows: readonly PricedRow[];
  readonly amount: number;
  readonly tax: number;
  readonly total: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Adds up price rows. Rounds each row's tax to a cent, so that the shown rows add up to the shown total. */
export function priceOf(rows: readonly PriceRow[]): Price {
  const priced = rows.map(({ scope, amount, tax: rate = 0, due }): PricedRow => {
    const cents = Math.round(amount * 100);
    return { scope, amount: cents, rate, tax: Math.round((cents * rate) / 100), due };
  });
  const amount = sumOf(priced.map((row) => row.amount));
  const tax = sumOf(priced.map((row) => row.tax));
  return { rows: priced, amount, tax, total: amount + tax };
}

/** Returns a package's price. Undefined if it is free or quoted later. */
export function priceIn({ packages }: ClientProposal, id: PackageId): Price | undefined {
  if (id === 'starter') return undefined;
  const { prices } = packages[id];
  return prices && priceOf(prices);
}

const formats = new Map<Currency, Intl.NumberFormat>();

/** Formats cents with the currency symbol: $4,500.00. */
export function formatMoney(cents: number, currency: Currency): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    formats.set(currency, format);
  }
  return format.format(cents / 100);
}

/** Formats cents with currency symbol and code: $5,085.00 CAD. */
export const formatMoneyWithCode = (cents: number, currency: Currency): string =>
  `${formatMoney(cents, currency)} ${currency}`;

/** Formats a price as a sum: `$4,500.00 + $585.00 tax = $5,085.00 CAD`. */
export const formatPrice = ({ amount, tax, total }: Price, currency: Currency): string =>
  tax === 0
    ? formatMoneyWithCode(total, currency)
    : `${formatMoney(amount, currency)} + ${formatMoney(tax, currency)} tax = ${formatMoneyWithCode(total, currency)}`;
