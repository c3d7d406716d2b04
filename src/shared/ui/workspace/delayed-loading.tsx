import { Loading } from '@/shared/ui/feedback/loading';
import styles from './delayed-loading.module.css';
import { useDelayed } from './use-delayed';

/** Waits shorter than this show nothing. */
export const loadingDelayMs = 200;

/** Says that something is on its way, once the wait is long enough to notice; keeps the room from the start. */
export const DelayedLoading = ({ children = 'Loading…' }: { readonly children?: string }) => {
  const isLate = useDelayed(true, loadingDelayMs);
  return <div className={styles.room}>{isLate && <Loading>{children}</Loading>}</div>;
};
