import { useEffect, useRef, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { hasUnpublishedChanges } from './publication';
import { publishedVersion } from './publish';
import type { ProposalDraft, ProposalVersion } from '@/features/proposals/schema';

/**
 * Checks whether publishing would change nothing: the published version has the draft's text and is as new as
 * the draft's last change. Each publication writes draft and version with the same time, even if only access
 * changed. The draft is newer after a change to how codes are compared, and after a change of access that
 * couldn't be sealed.
 */
export function isUpToDate(
  { status, updatedAt, content }: Pick<ProposalDraft, 'status' | 'updatedAt' | 'content'>,
  version: Pick<ProposalVersion, 'content' | 'publishedAt'> | undefined,
): boolean {
  return (
    status === 'published' &&
    version !== undefined &&
    version.content === content &&
    updatedAt !== null &&
    version.publishedAt !== null &&
    updatedAt <= version.publishedAt
  );
}

/**
 * Reads the current version and checks whether publishing would change nothing. Returns false if the read
 * fails.
 */
export function useIsUpToDate(draft: WithId<ProposalDraft>): boolean {
  const { revision, status, updatedAt } = draft;
  const changedAt = updatedAt?.getTime();
  const [read, setRead] = useState<{ readonly revision: number; readonly version: ProposalVersion }>();
  const needsCheck = status === 'published' && !hasUnpublishedChanges(draft);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    if (!needsCheck) return undefined;
    let isCurrent = true;
    publishedVersion(latest.current).then(
      (version) => isCurrent && version && setRead({ revision, version }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
    // While publishing, the draft shows before its version is stored. The draft's time then changes once
    // more.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [needsCheck, revision, changedAt]);
  return needsCheck && read?.revision === revision && isUpToDate(draft, read.version);
}
