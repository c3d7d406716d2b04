import { useEffect, useId, useRef, useState } from 'react';
import { Row } from '@/shared/ui/layout/row';
import styles from './dev.module.css';
import { directions, schemes, showLook } from './show-look';

const widths = ['full', '360', '768', '1280'] as const;

/**
 * Renders all shared components in all states, in a frame with a switchable color scheme, width and
 * direction. Media queries inside apply to the width of the frame.
 */
export const ComponentsPage = () => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('device');
  const [width, setWidth] = useState<(typeof widths)[number]>('full');
  const [direction, setDirection] = useState<(typeof directions)[number]>('ltr');

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) showLook(page, { scheme, direction });
  }, [scheme, direction]);

  return (
    <main className={styles.page}>
      <title>Components</title>
      <Row as="header" gap={4} className={styles.switches}>
        <h1>Components</h1>
        <Switch label="Scheme" values={schemes} value={scheme} onChange={setScheme} />
        <Switch label="Width" values={widths} value={width} onChange={setWidth} />
        <Switch label="Direction" values={directions} value={direction} onChange={setDirection} />
      </Row>
      {/* The frame shows one of our own pages. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title="States"
        className={styles.frame}
        style={{ width: width === 'full' ? '100%' : `${width}px` }}
        src="/dev/components/states"
      />
    </main>
  );
};

interface SwitchProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const Switch = <T extends string>({ label, values, value, onChange }: SwitchProps<T>) => {
  const id = useId();
  return (
    <Row as="span">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as T)}>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </Row>
  );
};
