import { useEffect, useState } from 'react';
import { Loading } from '@/shared/ui/loading';
import { Notice } from '@/shared/ui/notice';

/** After how long somebody is told that the wait is longer than it should be. */
export const longWaitMs = 10_000;

/** A wait for something that comes by itself as soon as there is a connection; says so when it takes long. */
export const LongWait = ({ children }: { readonly children: string }) => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Loading>{children}</Loading>
      {isLong && (
        <Notice tone="warning">
          Your sign-in could not be checked yet. Check your connection; this page goes on by itself.
        </Notice>
      )}
    </>
  );
};
