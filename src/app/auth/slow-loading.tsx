import { useEffect, useState } from 'react';
import { sessionTexts } from '@/shared/auth/session-texts';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';

/** After how many milliseconds a message says that loading takes longer than it should. */
export const slowLoadingMs = 10_000;

/** A loading text for what comes by itself once there is a connection; adds a message when it takes long. */
export const SlowLoading = ({ children }: { readonly children: string }) => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), slowLoadingMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Loading>{children}</Loading>
      {isLong && <Notice tone="warning">{sessionTexts.slow}</Notice>}
    </>
  );
};
