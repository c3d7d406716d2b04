import { type ReactNode, type Ref, useContext, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/content/brand';
import { navigationTexts } from '@/content/frame/navigation';
import styles from './screen.module.css';
import { ScreenContext } from './screen-context';

interface HeadParts {
  /**
   * The heading. The screen's registered title by default. The screen of one record passes the record's name.
   */
  readonly title?: string;
  /** The number of records, beside the heading. */
  readonly count?: ReactNode;
  /** A secondary text beside the heading, such as today's date or the time of the last save. */
  readonly note?: ReactNode;
  /** Tabs that switch between views. */
  readonly tabs?: ReactNode;
  /** The one main action, on the right. */
  readonly action?: ReactNode;
}

interface ScreenProps extends HeadParts {
  /** The document's title, if it differs from both the registered title and the heading. */
  readonly documentTitle?: string;
  readonly children: ReactNode;
}

/**
 * Renders one screen of the workspace: document title, header, content. When the person comes from another
 * screen, focuses the heading, so that screen readers read it. The first screen after loading does not change
 * the focus.
 */
export const Screen = ({ documentTitle, children, ...head }: ScreenProps) => {
  const { title: registered } = useContext(ScreenContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isFirstVisit = key === 'default';

  useEffect(() => {
    if (!isFirstVisit) heading.current?.focus({ preventScroll: true });
    // Only a new screen moves the focus. A changed query of the same screen must not.
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

/** Renders the header of a screen. From the third level on, it has breadcrumbs above. */
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
