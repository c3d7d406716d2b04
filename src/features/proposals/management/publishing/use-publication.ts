import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { drafts } from '@/features/proposals/collections';
import { copyToClipboard } from '../access/copy-text';
import type { EditorHandle } from '../editor/editor-handle';
import { type ClientTrace, findClientTraces } from '../access/former-clients';
import { invitationsOf } from '../access/invitation';
import { hasAccess } from './publication';
import { publish, reseal } from './publish';
import { publishProblems } from './publish-problems';
import { latestDrafts } from '@/features/proposals/queries';
import type { ProposalDraft } from '@/features/proposals/schema';
import { proposalTexts as texts } from '../texts';
import { useIsUpToDate } from './use-is-up-to-date';

type Draft = WithId<ProposalDraft>;

/** A running publication, or its problems. */
type Work = { readonly done: number; readonly all: number } | { readonly problems: readonly string[] };

interface PublicationOptions {
  readonly actor: Actor;
  readonly draft: Draft;
  /** Saves unsaved changes before a publication. */
  readonly editor: RefObject<EditorHandle | null>;
  /** Called after an attempt to publish content with empty fields. */
  readonly onIncomplete: () => void;
}

/**
 * Returns the traces of other clients in a draft. Returns none if the database is unreachable, because
 * publishing then reports the reason.
 */
async function tracesIn(draft: Draft): Promise<readonly ClientTrace[]> {
  try {
    const { documents } = await listDocuments(drafts, latestDrafts);
    return findClientTraces(draft, documents);
  } catch (error) {
    console.warn('The other proposals could not be read.', error);
    return [];
  }
}

/**
 * Returns actions that publish a draft or seal its published text again, with their progress and problems.
 */
export function usePublication({ actor, draft, editor, onIncomplete }: PublicationOptions) {
  const [work, setWork] = useState<Work>();
  const [traces, setTraces] = useState<readonly ClientTrace[]>([]);
  const [isAwaitingSave, setIsAwaitingSave] = useState(false);
  /** True if the running publication also copies the invitations. */
  const copiesInvitations = useRef(false);
  const isUpToDate = useIsUpToDate(draft);
  const isBusy = isAwaitingSave || (work !== undefined && 'done' in work);
  const all = Object.values(draft.recipients).filter((recipient) => hasAccess(recipient)).length;

  const run = async (
    act: (onProgress: (done: number) => void) => Promise<string>,
    failureMessage: string,
  ) => {
    if (!navigator.onLine) {
      setWork({ problems: [texts.publishOffline] });
      return;
    }
    setWork({ done: 0, all });
    try {
      const message = await act((done) => setWork({ done, all }));
      setWork(undefined);
      showMessage('success', message);
    } catch (error) {
      console.warn('The publication was not finished.', error);
      // Sealing throws a RangeError for incomplete content.
      setWork({ problems: [error instanceof RangeError ? texts.publishIncomplete : failureMessage] });
    }
  };

  const publishNow = () =>
    run(async (onProgress) => {
      const count = await publish(draft, actor, { onProgress });
      if (!copiesInvitations.current) return texts.published(count);
      return (await copyToClipboard(invitationsOf(draft)))
        ? texts.publishedAndCopied(count)
        : texts.publishedNotCopied;
    }, texts.notPublished);
  const warnOrPublish = async () => {
    const found = navigator.onLine ? await tracesIn(draft) : [];
    if (found.length > 0) setTraces(found);
    else await publishNow();
  };
  const publishSaved = () => {
    const problems = publishProblems(draft);
    if (problems.includes(texts.publishIncomplete)) onIncomplete();
    if (problems.length > 0) setWork({ problems });
    else void warnOrPublish();
  };
  useEffect(() => {
    if (!isAwaitingSave || editor.current?.content !== draft.content) return;
    setIsAwaitingSave(false);
    publishSaved();
    // Continue when the record has the saved content.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAwaitingSave, draft.content]);

  return {
    work,
    isBusy,
    isUpToDate,
    /** Traces of other clients to warn about. */
    traces,
    endWarning: () => setTraces([]),
    publishDespiteTraces: () => {
      setTraces([]);
      void publishNow();
    },
    /** Saves unsaved changes, then publishes. */
    publish: (withInvitations: boolean) => {
      if (isBusy || isUpToDate) return;
      copiesInvitations.current = withInvitations;
      if (editor.current === null || editor.current.content === draft.content) publishSaved();
      else {
        setIsAwaitingSave(true);
        editor.current.save();
      }
    },
    /** Cancels a publication that waits for its content to be saved. */
    stopWaiting: () => setIsAwaitingSave(false),
    /** Seals the published text again after a change of access. */
    reseal: async (changed: Draft) => {
      if (changed.status !== 'published') return;
      await run(async (onProgress) => {
        await reseal(changed, actor, { onProgress });
        return texts.accessChanged;
      }, texts.accessNotSealed);
    },
    clearProblems: () => setWork((now) => (now && 'problems' in now ? undefined : now)),
  };
}
