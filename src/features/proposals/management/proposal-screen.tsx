import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { useAddressState } from '@/shared/lists/use-address-state';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { TextLink } from '@/shared/ui/links/text-link';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { AccessSection } from './access-section';
import { withdrawDraft } from './changes';
import { drafts } from './collections';
import { ContentEditor, type ContentPreview } from './content-editor';
import { isComplete } from './content-schemas';
import { deleteProposal } from './delete-proposal';
import styles from './management.module.css';
import { addressOf } from './proposals-screen';
import { hasAccess, isChanged } from './publication';
import { publish, sealAnew } from './publish';
import { proposalParameters, tabs } from './queries';
import type { ProposalDraft } from './schema';
import { proposalTexts as texts } from './texts';
import { VersionsSection } from './versions-section';
import { type CountFailures, VisitsSection } from './visits-section';

interface ProposalScreenProps {
  readonly actor: Actor;
  readonly Preview: ContentPreview;
  readonly countFailures: CountFailures;
}

/** One proposal: its content, who has access, what was published, and what its readers did. */
export const ProposalScreen = (props: ProposalScreenProps) => {
  const { slug = '' } = useParams();
  const { live, retry, record } = useRecord(drafts, slug);
  return (
    <Screen title={record?.title ?? slug}>
      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.failed}>
        {(_, { fromServer }) =>
          record ? (
            <Opened key={record.id} draft={record} {...props} />
          ) : (
            fromServer && (
              <>
                <p>{live.status === 'ready' && live.data ? texts.unreadable : texts.missing}</p>
                <TextLink to={workspacePaths.adminProposals}>{texts.back}</TextLink>
              </>
            )
          )
        }
      </LiveView>
    </Screen>
  );
};

/** What a publication is doing, or what came of it. */
type Work = { readonly done: number; readonly all: number } | { readonly problem: string };

const Opened = ({
  actor,
  draft,
  Preview,
  countFailures,
}: ProposalScreenProps & { readonly draft: WithId<ProposalDraft> }) => {
  const { state, change } = useAddressState(proposalParameters);
  const [work, setWork] = useState<Work>();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const isBusy = work !== undefined && 'done' in work;
  const all = Object.values(draft.recipients).filter((recipient) => hasAccess(recipient)).length;

  const carryOut = async (act: (onProgress: (done: number) => void) => Promise<string>, refused: string) => {
    if (!navigator.onLine) {
      setWork({ problem: texts.publishOffline });
      return;
    }
    setWork({ done: 0, all });
    try {
      const said = await act((done) => setWork({ done, all }));
      setWork(undefined);
      showMessage('success', said);
    } catch (error) {
      console.warn('The publication was not finished.', error);
      setWork({ problem: refused });
    }
  };

  const askToPublish = () => {
    if (isBusy) return;
    if (!isComplete(draft.kind, draft.content)) setWork({ problem: texts.publishIncomplete });
    else if (all === 0) setWork({ problem: texts.publishNobody });
    else
      void carryOut(
        async (onProgress) => texts.published(await publish(draft, actor, { onProgress })),
        texts.notPublished,
      );
  };
  const reseal = async (changed: WithId<ProposalDraft>) => {
    if (changed.status !== 'published') return;
    await carryOut(async (onProgress) => {
      await sealAnew(changed, actor, { onProgress });
      return texts.accessChanged;
    }, texts.accessNotSealed);
  };

  return (
    <>
      <div className={styles.row}>
        <span className={styles.mark} data-state={draft.status}>
          {texts.state[draft.status]}
        </span>
        {isChanged(draft) && <span className={styles.note}>{texts.unpublished}</span>}
        <Button onClick={askToPublish} aria-disabled={isBusy} aria-busy={isBusy}>
          {draft.status === 'published' ? texts.publishAgain : texts.publish}
        </Button>
        {draft.status === 'published' && (
          <>
            <ButtonLink to={addressOf(draft.id)} variant="quiet">
              {texts.open}
            </ButtonLink>
            <Button variant="quiet" onClick={() => setIsWithdrawing(true)}>
              {texts.withdraw}
            </Button>
          </>
        )}
        {draft.status !== 'published' && draft.kind !== 'index' && (
          <Button variant="quiet" onClick={() => setIsDeleting(true)} aria-disabled={isBusy}>
            {texts.delete}
          </Button>
        )}
        <output>{isBusy && 'done' in work && texts.publishing(work.done, work.all)}</output>
      </div>
      <div role="alert">
        {work !== undefined && 'problem' in work && (
          <Notice tone="error" announce={false}>
            <p>{work.problem}</p>
          </Notice>
        )}
      </div>
      <nav className={styles.tabs} aria-label={texts.tabList}>
        {tabs.map((tab) => (
          <Button
            key={tab}
            variant="quiet"
            small
            aria-pressed={state.tab === tab}
            onClick={() => {
              setWork((now) => (now && 'problem' in now ? undefined : now));
              change({ tab });
            }}
          >
            {texts.tabs[tab]}
          </Button>
        ))}
      </nav>
      {state.tab === 'content' && <ContentEditor actor={actor} draft={draft} Preview={Preview} />}
      {state.tab === 'access' && (
        <AccessSection actor={actor} draft={draft} isBusy={isBusy} onChanged={reseal} />
      )}
      {state.tab === 'versions' && <VersionsSection actor={actor} draft={draft} />}
      {state.tab === 'visits' && <VisitsSection draft={draft} countFailures={countFailures} />}
      <ConfirmDialog
        open={isWithdrawing}
        title={texts.withdrawTitle(draft.title)}
        texts={[texts.withdrawQuestion]}
        confirmLabel={texts.withdraw}
        onConfirm={async () => {
          const outcomes = await Promise.all(withdrawDraft(draft, actor).map(({ tried }) => tried));
          if (outcomes.some(({ state: what }) => what === 'refused'))
            throw new Error('The page was not unpublished.');
          showMessage('success', texts.withdrawn);
        }}
        onClose={() => setIsWithdrawing(false)}
      />
      <ConfirmDialog
        open={isDeleting}
        title={texts.deleteTitle(draft.title)}
        texts={[texts.deleteQuestion, texts.deleteWhat]}
        confirmLabel={texts.delete}
        busyLabel={texts.deleting}
        errorText={() => texts.notDeleted}
        onConfirm={async () => {
          await deleteProposal(draft);
          showMessage('success', texts.deleted);
          await navigate(workspacePaths.adminProposals);
        }}
        onClose={() => setIsDeleting(false)}
      />
    </>
  );
};
