import styles from '@/shared/ui/graphics/drawings.module.css';

/** A drawing as data: paths in a box of the given size. The line may run past the box; the page clips it. */
export interface LineArt {
  readonly size: readonly [width: number, height: number];
  readonly line: string;
  readonly detail?: string;
  /** The flat shape behind the line. */
  readonly flat: string;
}

interface LineDrawingProps {
  readonly art: LineArt;
  /** The accessible name; without one the drawing is decorative. */
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

/** A large one-line drawing, as wide as its container; the line draws itself once. */
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
   * How far the line runs: to both edges of its container, only to the left one, or on until the page clips it.
   */
  readonly runs?: 'within' | 'on' | 'through';
}

/** A small drawing on a line as wide as its container, so that the lines of neighbours join; decorative. */
export const ThreadDrawing = ({ art, runs = 'within' }: ThreadDrawingProps) => (
  <div className={styles[runs]}>
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
