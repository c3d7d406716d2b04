import { formatNumber } from '@/shared/i18n/format';
import { leadTexts } from './texts';
import styles from './lead-tiles.module.css';

interface LeadTilesProps<S extends string> {
  readonly tiles: readonly {
    readonly value: S;
    readonly label: string;
    readonly count: number | undefined;
  }[];
  readonly failed: boolean;
  readonly chosen: S;
  readonly onChoose: (value: S) => void;
}

/** Shows the counts of all stored records by status. Pressing one filters the list. */
export const LeadTiles = <S extends string>({ tiles, failed, chosen, onChoose }: LeadTilesProps<S>) => (
  <div className={styles.tiles}>
    {tiles.map(({ value, label, count }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {label} <b>{count === undefined ? (failed ? leadTexts.unknownCount : '…') : formatNumber(count)}</b>
      </button>
    ))}
    <output className={styles.failed}>{failed && leadTexts.countsFailed}</output>
  </div>
);
