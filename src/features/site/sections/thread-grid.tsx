import { SpotDrawing, type SpotName } from '@/shared/ui/graphics/spot-drawing';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './thread-grid.module.css';

/** One entry of the grid. The name links to `to` if it is set. */
export interface ThreadGridEntry {
  readonly name: string;
  readonly text: string;
  readonly drawing: SpotName;
  readonly to?: string;
}

/** Shows offers side by side, with one line through their drawings. */
export const ThreadGrid = ({ entries }: { readonly entries: readonly ThreadGridEntry[] }) => (
  <ul className={styles.grid}>
    {entries.map(({ name, text, drawing, to }, index) => (
      <li key={name} className={styles.cell}>
        <SpotDrawing name={drawing} extent={index === entries.length - 1 ? 'on' : 'within'} />
        <div className={styles.text}>
          <h3>{to ? <TextLink to={to}>{name}</TextLink> : name}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
