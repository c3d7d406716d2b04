import { SpotDrawing, type SpotName } from '@/shared/ui/graphics/spot-drawing';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './thread-grid.module.css';

/** One entry of the grid; the name links to `to` where given. */
export interface ThreadGridEntry {
  readonly name: string;
  readonly text: string;
  readonly drawing: SpotName;
  readonly to?: string;
}

/** Offers side by side, joined by one line that runs through their drawings. */
export const ThreadGrid = ({ entries }: { readonly entries: readonly ThreadGridEntry[] }) => (
  <ul className={styles.grid}>
    {entries.map(({ name, text, drawing, to }, index) => (
      <li key={name} className={styles.cell}>
        <SpotDrawing name={drawing} runs={index === entries.length - 1 ? 'on' : 'within'} />
        <div className={styles.text}>
          <h3>{to ? <TextLink to={to}>{name}</TextLink> : name}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
