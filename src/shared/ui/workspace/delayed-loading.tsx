import { useEffect, useState } from 'react';
import { Loading } from '@/shared/ui/feedback/loading';
import styles from './delayed-loading.module.css';

/** A shorter wait shows no loading text, in milliseconds. */
export const loadingDelayMs = 200;

/**
 * A loading text that appears only when the wait is long enough to notice; its space is reserved from the start.
 */
export const DelayedLoading = ({ children = 'Loading…' }: { readonly children?: string }) => {
  const isLate = useDelayed(true, loadingDelayMs);
  return <div className={styles.room}>{isLate && <Loading>{children}</Loading>}</div>;
};

/** True once `active` has held for `delayMs`; short waits stay false, so that nothing flickers. */
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
