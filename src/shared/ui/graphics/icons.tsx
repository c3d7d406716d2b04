import styles from './icons.module.css';

const paths = {
  arrow: 'M3 10h13M11 5l5 5-5 5',
  external: 'M7 4H4v12h12v-3M11 4h5v5M16 4l-8 8',
  check: 'M4 10.5l4 4 8-9',
  info: 'M10 9v5M10 6v.01M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15',
  warning: 'M10 8v4M10 14.5v.01M10 2.8 2.2 16.5h15.6z',
  error: 'M10 6v5M10 14v.01M6.5 2.5h7l4 4v7l-4 4h-7l-4-4v-7z',
  close: 'M5 5l10 10M15 5 5 15',
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z',
} as const;

/** Names of the drawn icons. */
export type IconName = keyof typeof paths;

/**
 * Renders a one-stroke icon of 1.25 em. Always decorative, because the text beside it carries the meaning.
 */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
