import { type ReactNode, type Ref, useContext, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/content/brand';
import { navigationTexts } from '@/content/frame/navigation';
import styles from './screen.module.css';
import { ScreenContext } from './screen-context';

interface HeadParts {
  /** The heading; the title that the screen is registered with unless given. A detail gives its record's name. */
  readonly title?: string;
  /** How many records there are, beside the heading. */
  readonly count?: ReactNode;
  /** A secondary text beside the heading: today's date, when something was saved. */
  readonly note?: ReactNode;
  /** Tabs of views. */
  readonly tabs?: ReactNode;
  /** The one main action, at the right. */
  readonly action?: ReactNode;
}

interface ScreenProps extends HeadParts {
  /** The document's title, where neither the registered one nor the heading will do. */
  readonly documentTitle?: string;
  readonly children: ReactNode;
}

/**
 * One screen of the workspace: document title, header line, content. Coming from another screen focuses the
 * heading, so that a screen reader reads it; the first screen after loading leaves the focus alone.
 */
export const Screen = ({ documentTitle, children, ...head }: ScreenProps) => {
  const { title: registered } = useContext(ScreenContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isFirstVisit = key === 'default';

  useEffect(() => {
    if (!isFirstVisit) heading.current?.focus({ preventScroll: true });
    // Only a new screen moves the focus; a changed query of the same screen must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  return (
    <div className={styles.screen}>
      <title>{`${documentTitle ?? head.title ?? registered} · ${brand.name}`}</title>
      <ScreenHead {...head} headingRef={heading} />
      {children}
    </div>
  );
};

interface ScreenHeadProps extends HeadParts {
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The header line of a screen; from the third level on, breadcrumbs stand above it. */
export const ScreenHead = ({ title, count, note, tabs, action, headingRef }: ScreenHeadProps) => {
  const { title: registered, above } = useContext(ScreenContext);
  const shown = title ?? registered;
  return (
    <>
      {above.length >= 2 && (
        <nav aria-label={navigationTexts.trail} className={styles.trail}>
          <ol>
            {above.map((crumb) => (
              <li key={crumb.to}>
                <Link to={crumb.to}>{crumb.title}</Link>
              </li>
            ))}
            <li>
              <span aria-current="page">{shown}</span>
            </li>
          </ol>
        </nav>
      )}
      <div className={styles.head}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {shown}
        </h1>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </>
  );
};
