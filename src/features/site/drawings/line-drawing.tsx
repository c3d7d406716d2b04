import styles from '@/shared/ui/graphics/drawings.module.css';

/** A drawing as SVG paths in a box of the given size. The line may run past the box; the page clips it. */
export interface LineArt {
  readonly size: readonly [width: number, height: number];
  readonly line: string;
  readonly detail?: string;
  /** The filled shape behind the line. */
  readonly flat: string;
}

interface LineDrawingProps {
  readonly art: LineArt;
  /** The accessible name; omit for a decorative drawing. */
  readonly label?: string;
}

const Paths = ({ art, draws = false }: { readonly art: LineArt; readonly draws?: boolean }) => (
  <>
    <path className={styles.flat} d={art.flat} />
    {art.detail && <path className={styles.detail} d={art.detail} />}
    <path
      className={draws ? `${styles.line} ${styles.draws}` : styles.line}
      d={art.line}
      {...(draws ? { pathLength: 1 } : {})}
    />
  </>
);

/** Shows a large line drawing as wide as its container. The line is animated once. */
export const LineDrawing = ({ art, label }: LineDrawingProps) => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 ${art.size[0]} ${art.size[1]}`}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true, focusable: false })}
  >
    <Paths art={art} draws />
  </svg>
);

interface ThreadDrawingProps {
  readonly art: LineArt;
  /**
   * Extent of the line: to both edges of its container (`within`), past the right edge (`on`) or past both
   * edges (`through`). The page clips it.
   */
  readonly extent?: 'within' | 'on' | 'through';
}

/** Shows a small drawing on a line as wide as its container, so that neighbours' lines join. Decorative. */
export const ThreadDrawing = ({ art, extent = 'within' }: ThreadDrawingProps) => (
  <div className={styles[extent]}>
    <svg
      className={styles.spot}
      viewBox={`0 0 ${art.size[0]} ${art.size[1]}`}
      aria-hidden="true"
      focusable="false"
    >
      <Paths art={art} />
    </svg>
  </div>
);
