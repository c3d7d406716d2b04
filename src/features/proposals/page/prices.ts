import { language } from '@/shared/i18n/language';
import type { ClientProposal, Currency, PackageId, PriceRow } from '../content/client-proposal';

/** A price row with its sums in cents. */
export interface PricedRow {
  readonly scope: string;
  readonly amount: number;
  /** Percent. */
  readonly rate: number;
  readonly tax: number;
  readonly due: string | undefined;
}

/** Price of a package, in cents. */
export interface Price {
  readonly rows: readonly PricedRow[];
  readonly amount: number;
  readonly tax: number;
  readonly total: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Adds up price rows. Each row's tax is rounded to a cent, so that the shown lines add up to the shown total. */
export function priceOf(rows: readonly PriceRow[]): Price {
  const priced = rows.map(({ scope, amount, tax: rate = 0, due }): PricedRow => {
    const cents = Math.round(amount * 100);
    return { scope, amount: cents, rate, tax: Math.round((cents * rate) / 100), due };
  });
  const amount = sumOf(priced.map((row) => row.amount));
  const tax = sumOf(priced.map((row) => row.tax));
  return { rows: priced, amount, tax, total: amount + tax };
}

/** Returns a package's price; undefined when it is free or quoted later. */
export function priceIn({ packages }: ClientProposal, id: PackageId): Price | undefined {
  if (id === 'starter') return undefined;
  const { prices } = packages[id];
  return prices && priceOf(prices);
}

const formats = new Map<Currency, Intl.NumberFormat>();

/** Formats cents with the currency's sign: $4,500.00. */
export function money(cents: number, currency: Currency): string {
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

/** Formats cents with sign and code: $5,085.00 CAD. */
export const moneyWithCode = (cents: number, currency: Currency): string =>
  `${money(cents, currency)} ${currency}`;

/** Returns a price as one sum: `$4,500.00 + $585.00 tax = $5,085.00 CAD`. */
export const priceSum = ({ amount, tax, total }: Price, currency: Currency): string =>
  tax === 0
    ? moneyWithCode(total, currency)
    : `${money(amount, currency)} + ${money(tax, currency)} tax = ${moneyWithCode(total, currency)}`;
