import { useEffect, useState } from 'react';
import { Loading } from '@/shared/ui/feedback/loading';
import styles from './delayed-loading.module.css';

/** Waits shorter than this show nothing. */
export const loadingDelayMs = 200;

/** Says that something is on its way, once the wait is long enough to notice; keeps the room from the start. */
export const DelayedLoading = ({ children = 'Loading…' }: { readonly children?: string }) => {
  const isLate = useDelayed(true, loadingDelayMs);
  return <div className={styles.room}>{isLate && <Loading>{children}</Loading>}</div>;
};

/** True once `active` has held for `delayMs`, so that short waits show nothing that flickers. */
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
