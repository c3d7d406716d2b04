import { type ReactNode, Suspense } from 'react';
import { HeadIsKept } from '@/features/site/page-head-context';

interface FirstPageFrameProps {
  /** What keeps the head that came with the document; on the server nothing, there the page writes it. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** What stands around the page of the document, the same on the server and in the browser, so that ids agree. */
export const FirstPageFrame = ({ head, children }: FirstPageFrameProps) => (
  <HeadIsKept value={head !== null}>
    {head}
    <Suspense fallback={null}>{children}</Suspense>
  </HeadIsKept>
);
