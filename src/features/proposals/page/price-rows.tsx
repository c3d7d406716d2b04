import type { Currency } from '../content/client-proposal';
import { withIndexKeys } from '../content/with-index-keys';
import styles from './price-rows.module.css';
import { formatMoney, formatMoneyWithCode, type Price } from './prices';
import { pageTexts } from './texts';

interface PriceRowsProps {
  readonly price: Price;
  readonly currency: Currency;
}

/** Lists the rows of a package's price, and their total. */
export const PriceRows = ({ price, currency }: PriceRowsProps) => (
  <dl className={styles.rows}>
    {withIndexKeys(price.rows).map(({ key, entry: { scope, amount, rate, tax, due } }) => (
      <div key={key} className={styles.row}>
        <dt>{scope}</dt>
        <dd className={styles.amount}>{formatMoney(amount, currency)}</dd>
        {tax > 0 && <dd className={styles.note}>{pageTexts.taxOf(rate, formatMoney(tax, currency))}</dd>}
        {due !== undefined && <dd className={styles.note}>{pageTexts.due(due)}</dd>}
      </div>
    ))}
    <div className={`${styles.row} ${styles.total}`}>
      <dt>{pageTexts.total}</dt>
      <dd className={styles.amount}>{formatMoneyWithCode(price.total, currency)}</dd>
    </div>
  </dl>
);
