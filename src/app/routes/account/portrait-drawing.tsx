import styles from '@/shared/ui/graphics/drawings.module.css';

/** A person, drawn by the thread on its way along the page; decorative. */
export const PortraitDrawing = () => (
  <div className={styles.through}>
    <svg className={styles.spot} viewBox="0 0 160 104" aria-hidden="true" focusable="false">
      <circle className={styles.flat} cx="100" cy="52" r="36" />
      <path
        className={styles.line}
        d="M-2400 100 H32 C34 80 48 72 70 69 V60 C60 54 56 44 59 34 C62 22 71 17 81 18 C93 18 101 27 101 38 C101 48 98 55 90 60 V69 C112 72 126 80 128 100 H2560"
      />
      <path className={styles.detail} d="M70 69 C74 78 86 78 90 69 M46 100 V92 M114 100 V92" />
    </svg>
  </div>
);
