import styles from './drawings.module.css';

/** A drawing in one stroke. */
export interface Spot {
  /** The line at height 100. It extends beyond the box on both sides, and the page clips it. */
  readonly line: string;
  readonly detail?: string;
  /** The flat circle behind the drawing: centre and radius. */
  readonly flat: readonly [x: number, y: number, r: number];
}

const circle = (r: number) =>
  `a${r} ${r} 0 1 1 ${2 * r} 0 a${r} ${r} 0 1 1 ${-2 * r} 0 a${r} ${r} 0 0 1 ${2 * r} 0`;

const spots = {
  letter: {
    line: 'M-2400 100 H46 L40 46 L112 38 L118 92 L46 100 L40 46 L82 71 L112 38 L118 92 L46 100 H2560',
    flat: [96, 52, 36],
  },
  call: {
    line:
      'M-2400 100 H4 c9 0 14 -15 6 -15 s-5 15 4 15 c9 0 14 -15 6 -15 s-5 15 4 15 C36 100 46 90 43 68 ' +
      'C37 48 45 33 58 29 C74 24 92 24 108 29 C121 33 129 48 123 68 H103 L101 57 C90 50 76 50 65 57 L63 68 H43 ' +
      'H63 L65 57 C76 50 90 50 101 57 L103 68 H123 C120 90 128 100 142 100 H2560',
    flat: [60, 56, 36],
  },
  ledger: {
    line:
      'M-2400 100 H80 C66 90 46 89 28 94 V40 C46 35 66 37 80 48 V100 V48 C94 37 114 35 132 40 V94 ' +
      'C114 89 94 90 80 100 H2560',
    detail:
      'M40 55 C50 53 60 54 69 58 M40 67 C50 65 60 66 69 70 M91 58 C100 54 110 53 120 55 M91 70 C97 67 102 66 107 66',
    flat: [104, 46, 36],
  },
  checklist: {
    line: 'M-2400 100 H46 V30 H66 C66 16 94 16 94 30 H66 H114 V100 H2560',
    detail: 'M57 48 l4 4 7 -8 M78 49 H102 M57 65 l4 4 7 -8 M78 66 H96 M57 82 l4 4 7 -8 M78 83 H102',
    flat: [58, 60, 36],
  },
  map: {
    line: `M-2400 100 H0 C22 100 14 62 28 62 ${circle(10)} C62 62 58 36 68 36 ${circle(10)} C102 36 96 74 104 74 ${circle(10)} C138 74 126 100 148 100 H2560`,
    detail: 'M46 70 C60 86 84 88 104 78',
    flat: [84, 54, 38],
  },
  screen: {
    line: 'M-2400 100 H24 L36 86 V38 C36 33 39 30 44 30 H116 C121 30 124 33 124 38 V86 H36 H124 L136 100 H2560',
    detail: 'M56 48 l10 9 -10 9 M74 68 H92',
    flat: [112, 52, 36],
  },
  shield: {
    line: 'M-2400 100 H80 C58 90 46 74 46 46 C60 46 70 42 80 32 C90 42 100 46 114 46 C114 74 102 90 80 100 H2560',
    detail: 'M66 62 l10 10 18 -20',
    flat: [98, 60, 36],
  },
} as const satisfies Record<string, Spot>;

/** Names of the drawings in this file. */
export type SpotName = keyof typeof spots;

interface SpotDrawingProps {
  /** One of the drawings in this file, or a custom one. */
  readonly name: SpotName | Spot;
  /**
   * The length of the line: to both edges of its container (`within`), only to the left edge (`on`), or until
   * the page clips it (`through`).
   */
  readonly extent?: 'within' | 'on' | 'through';
}

/**
 * Renders a small one-line drawing. Its line is as wide as its container, so that adjacent lines join.
 * Decorative.
 */
export const SpotDrawing = ({ name, extent = 'within' }: SpotDrawingProps) => {
  const spot: Spot = typeof name === 'string' ? spots[name] : name;
  const [cx, cy, r] = spot.flat;
  return (
    <div className={styles[extent]}>
      <svg className={styles.spot} viewBox="0 0 160 104" aria-hidden="true" focusable="false">
        <circle className={styles.flat} cx={cx} cy={cy} r={r} />
        <path className={styles.line} d={spot.line} />
        {spot.detail && <path className={styles.detail} d={spot.detail} />}
      </svg>
    </div>
  );
};
