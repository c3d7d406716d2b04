import { useEffect, useState } from 'react';
import { Loading } from '@/shared/ui/feedback/loading';
import styles from './delayed-loading.module.css';

/** The delay in ms before a loading text appears. */
export const loadingDelayMs = 200;

/** Renders a loading text after a noticeable wait. Its space is reserved from the start. */
export const DelayedLoading = ({ children = 'Loading…' }: { readonly children?: string }) => {
  const isLate = useDelayed(true, loadingDelayMs);
  return <div className={styles.room}>{isLate && <Loading>{children}</Loading>}</div>;
};

/**
 * Returns true once `active` has been true for `delayMs`. Short waits stay false, so that nothing flickers.
 */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delayMs]);
  return active && late;
}
