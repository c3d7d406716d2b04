import { formatNumber } from '@/shared/i18n/format';
import type { LeadStatus } from '../schema';
import { leadTexts } from './texts';
import styles from './lead-tiles.module.css';

export type LeadCounts = Readonly<Record<'total' | LeadStatus, number | undefined>>;

interface LeadTilesProps {
  readonly counts: LeadCounts;
  readonly failed: boolean;
  readonly status: LeadStatus | 'all';
  readonly onChoose: (status: LeadStatus | 'all') => void;
}

/** Counts of all stored requests by status, which filter the list when pressed (WRK-512). */
export const LeadTiles = ({ counts, failed, status, onChoose }: LeadTilesProps) => (
  <div className={styles.tiles}>
    {(['total', 'pending', 'sent', 'completed'] as const).map((name) => {
      const filter = name === 'total' ? 'all' : name;
      const count = counts[name];
      return (
        <button key={name} type="button" aria-pressed={status === filter} onClick={() => onChoose(filter)}>
          {leadTexts.tiles[name]}{' '}
          <b>{count === undefined ? (failed ? leadTexts.unknownCount : '…') : formatNumber(count)}</b>
        </button>
      );
    })}
    <output className={styles.failed}>{failed && leadTexts.countsFailed}</output>
  </div>
);
