import styles from './editor.module.css';

const line = (x: number, y: number, width: number): string => `M${x} ${y}h${width}`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const dot = (x: number, y: number): string => `M${x} ${y}h.01`;
const heading = line(8, 10, 32);

/** The path of each kind's sketch, in an 80 × 50 box. */
const sketches: Readonly<Record<string, string>> = {
  cover: `${line(16, 22, 48)}${line(24, 30, 32)}`,
  text: `${heading}${line(8, 20, 64)}${line(8, 27, 64)}${line(8, 34, 64)}${line(8, 41, 40)}`,
  agenda: `${heading}${[20, 28, 36, 44].map((y) => `${dot(10, y)}${line(17, y, 46)}`).join('')}`,
  cards: `${heading}${[8, 31, 54].map((x) => `${box(x, 18, 18, 25)}${line(x + 4, 26, 10)}`).join('')}`,
  figures: `${heading}M10 36v-9l-3 2M32 27h6v5h-6v5h6M56 27h6l-3 9${[7, 31, 55].map((x) => line(x, 44, 12)).join('')}`,
  roadmap: `${heading}${line(8, 28, 64)}${[14, 36, 58].map((x) => `M${x} 24v8${line(x - 5, 39, 12)}`).join('')}`,
  comparison: `${heading}${box(8, 18, 29, 26)}${box(43, 18, 29, 26)}${line(13, 26, 18)}${line(48, 26, 18)}`,
  steps: `${heading}M8 42h16v-8h16v-8h16v-8h16`,
  points: `${heading}${[21, 31, 41].map((y) => `${dot(11, y)}${line(18, y, 50)}`).join('')}`,
  facts: `${heading}${[20, 29, 38].map((y) => `${line(8, y, 16)}${line(32, y, 40)}`).join('')}`,
  tiers: `${heading}${box(8, 30, 18, 14)}${box(31, 24, 18, 20)}${box(54, 18, 18, 26)}`,
  callout: `${box(10, 12, 60, 27)}${line(18, 21, 44)}${line(18, 29, 30)}`,
  budget: `${line(20, 12, 40)}M34 33v-13l-5 3M42 20h9v13h-9z${line(22, 42, 36)}`,
  estimate: `${[12, 20, 28].map((y) => `${line(8, y, 30)}${line(58, y, 14)}`).join('')}${line(8, 35, 64)}${line(8, 43, 20)}${line(52, 43, 20)}`,
  conversation: `${box(8, 8, 42, 13)}${box(30, 28, 42, 13)}M14 21v5l6-5M64 41v5l-6-5`,
  stories: `${box(8, 9, 64, 14)}${box(8, 29, 64, 14)}${line(14, 16, 40)}${line(14, 36, 40)}`,
  quote: `M14 14h6v6l-4 5M26 14h6v6l-4 5${line(14, 33, 52)}${line(14, 41, 24)}`,
  actions: `${heading}${box(12, 24, 25, 13)}${box(43, 24, 25, 13)}`,
  contact: `${heading}${box(8, 20, 28, 21)}M8 20l14 11 14-11${line(44, 25, 28)}${line(44, 34, 20)}`,
  closing: `${line(22, 20, 36)}${line(28, 28, 24)}M34 38h12`,
  blank: heading,
};

/** Kinds with a dark background. */
const dark = new Set(['cover', 'closing']);

/** Shows a sketch of a kind of slide or block. It is decorative, because its name is beside it. */
export const KindSketch = ({ kind }: { readonly kind: string }) => (
  <svg
    className={dark.has(kind) ? `${styles.sketch} ${styles.darkSketch}` : styles.sketch}
    viewBox="0 0 80 50"
    aria-hidden="true"
    focusable="false"
  >
    <rect x="0.5" y="0.5" width="79" height="49" rx="3" />
    <path d={sketches[kind] ?? ''} />
  </svg>
);
