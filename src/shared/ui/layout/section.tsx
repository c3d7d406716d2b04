import { type ReactNode, useId } from 'react';
import { classNames, type Gap, type LayoutAttributes } from './gap';
import styles from './layout.module.css';
import { Row } from './row';

interface SectionProps extends Omit<LayoutAttributes, 'title'> {
  readonly title: string;
  readonly level?: 2 | 3;
  /** One or two sentences under the heading. */
  readonly text?: ReactNode;
  /** Content at the end of the heading's line. */
  readonly tools?: ReactNode;
  readonly gap?: Gap;
}

/** Renders a section of a screen with its heading, which is also its accessible name. */
export const Section = ({
  title,
  level = 2,
  text,
  tools,
  gap = 3,
  children,
  className,
  ...rest
}: SectionProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className={styles.heading}>
      {title}
    </Heading>
  );
  return (
    <section {...rest} aria-labelledby={id} className={classNames(gap, styles.stack, className)}>
      {tools === undefined ? (
        heading
      ) : (
        <Row justify="between">
          {heading}
          {tools}
        </Row>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
};
