import { type ReactNode, useId, useState } from 'react';
import { Row } from '@/shared/ui/layout/row';
import styles from './dev.module.css';

const schemes = ['light', 'dark'] as const;
const widths = ['360', '768', '1280', 'full'] as const;
const directions = ['ltr', 'rtl'] as const;

/**
 * Shows the shared components in all their states, in a frame whose scheme, width and direction can be switched. In a
 * frame the width is a window's width for media queries as well.
 */
export const ComponentsPage = () => {
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const [width, setWidth] = useState<(typeof widths)[number]>('full');
  const [direction, setDirection] = useState<(typeof directions)[number]>('ltr');
  return (
    <main className={styles.page}>
      <title>Components</title>
      <Row as="header" gap={4} className={styles.switches}>
        <h1>Components</h1>
        <Switch label="Scheme" values={schemes} value={scheme} onChange={setScheme} />
        <Switch label="Width" values={widths} value={width} onChange={setWidth} />
        <Switch label="Direction" values={directions} value={direction} onChange={setDirection} />
      </Row>
      {/* It holds a page of our own. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title="States"
        className={styles.frame}
        // The pages inside see the scheme of their frame.
        style={{ colorScheme: scheme, width: width === 'full' ? '100%' : `${width}px` }}
        src={`/dev/components/states?direction=${direction}`}
      />
    </main>
  );
};

interface SwitchProps<T extends string> {
  readonly label: ReactNode;
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
