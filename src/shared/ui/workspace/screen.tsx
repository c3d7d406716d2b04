import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/content/brand';
import styles from './screen.module.css';
import { RegisteredTitle } from './registered-title';

interface ScreenProps {
  /** The heading; the title that the screen is registered with unless given. */
  readonly title?: string;
  /** The document's title, where neither the registered one nor the heading will do. */
  readonly documentTitle?: string;
  /** A line under the heading. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/**
 * One screen of the workspace: document title, heading, content. Whoever comes here from another screen finds the
 * focus at the heading, so that a screen reader says where they are; a first visit leaves the focus alone.
 */
export const Screen = ({ title, documentTitle, intro, children }: ScreenProps) => {
  const registered = useContext(RegisteredTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isFirstVisit = key === 'default';

  useEffect(() => {
    if (isFirstVisit) return;
    heading.current?.focus({ preventScroll: true });
    // Only arriving moves the focus; a changed query on the same screen must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  return (
    <div className={styles.screen}>
      <title>{`${documentTitle ?? registered ?? title} · ${brand.name}`}</title>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title ?? registered}
        </h1>
        {intro && <div className={styles.intro}>{intro}</div>}
      </div>
      {children}
    </div>
  );
};
