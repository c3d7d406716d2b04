import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { RecordScreen } from '@/shared/entity/record-screen';
import type { WithId } from '@/shared/firebase/collection';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { callOutcome, formOutcome } from '@/shared/outcomes/form-outcome';
import { useRecord } from '@/shared/saving/use-record';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { Screen } from '@/shared/ui/workspace/screen';
import { TabList } from '@/shared/ui/workspace/tab-list';
import { AccessSection } from './access/access-section';
import { withdrawDraft } from '../changes';
import { drafts } from '../collections';
import { deleteProposal } from './list/delete-proposal';
import { FormerClientsDialog } from './access/former-clients-dialog';
import { ContentEditor } from './editor/content-editor';
import type { ContentPreview } from './editor/preview/content-preview';
import type { EditorHandle } from './editor/editor-handle';
import { useRecipientOpenings } from './list/last-openings';
import styles from './management.module.css';
import { ProposalActions } from './list/proposal-actions';
import { hasUnpublishedChanges } from './publishing/publication';
import { proposalParameters, type Tab, tabs } from '../queries';
import type { ProposalDraft } from '../schema';
import { proposalTexts as texts } from './texts';
import { usePublication } from './publishing/use-publication';
import { VersionsSection } from './versions-section';
import { type CountFailures, VisitsSection } from './visits/visits-section';

interface ProposalScreenProps {
  readonly actor: Actor;
  readonly Preview: ContentPreview;
  readonly countFailures: CountFailures;
}

/** Shows one proposal with tabs for its content, recipients, versions and visits. */
export const ProposalScreen = (props: ProposalScreenProps) => {
  const { slug = '' } = useParams();
  const found = useRecord(drafts, slug);
  const { record } = found;
  if (record) return <Opened key={record.id} draft={record} {...props} />;
  return (
    <RecordScreen
      found={found}
      id={slug}
      title={slug}
      texts={recordTexts}
      listAddress={workspacePaths.adminProposals}
    >
      {() => null}
    </RecordScreen>
  );
};

const recordTexts = {
  loading: texts.loading,
  notFetched: texts.failed,
  notThere: texts.missing,
  unreadable: () => texts.unreadable,
  toList: texts.back,
};

const withdrawalTexts = { done: texts.withdrawn, failed: texts.notWithdrawn };
const deletionTexts = { done: texts.deleted, failed: texts.notDeleted };

const Opened = ({
  actor,
  draft,
  Preview,
  countFailures,
}: ProposalScreenProps & { readonly draft: WithId<ProposalDraft> }) => {
  const id = useId();
  const { state, change } = useAddressState(proposalParameters);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [publishAttempts, setPublishAttempts] = useState(0);
  const editor = useRef<EditorHandle>(null);
  const navigate = useNavigate();
  const publication = usePublication({
    actor,
    draft,
    editor,
    onIncomplete: () => {
      change({ tab: 'content' });
      setPublishAttempts((count) => count + 1);
    },
  });
  const { work, isBusy, isUpToDate } = publication;

  const reasonId = `${id}-reason`;
  return (
    <Screen
      title={draft.title || draft.id}
      note={
        <span className={styles.mark} data-state={draft.status}>
          {texts.state[draft.status]}
        </span>
      }
      tabs={
        <TabList
          id={id}
          label={texts.tabList}
          tabs={tabs}
          labels={texts.tabs}
          current={state.tab}
          onChoose={(tab) => {
            publication.clearProblems();
            change({ tab });
          }}
        />
      }
      action={
        <ProposalActions
          draft={draft}
          isBusy={isBusy}
          isUpToDate={isUpToDate}
          reasonId={reasonId}
          onPublish={() => publication.publish(false)}
          onWithdraw={() => setIsWithdrawing(true)}
          onDelete={() => setIsDeleting(true)}
        />
      }
    >
      <div className={styles.outcome}>
        <p id={reasonId} className={styles.note}>
          {isUpToDate && texts.upToDate}
          {hasUnpublishedChanges(draft) && texts.unpublished}
        </p>
        <output className={styles.note}>
          {work !== undefined && 'done' in work && texts.publishing(work.done, work.all)}
        </output>
        <div role="alert">
          {work !== undefined && 'problems' in work && (
            <Notice tone="error" announce={false}>
              {work.problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </Notice>
          )}
        </div>
      </div>
      {/* Stays mounted under other tabs, so that deleted slides can still be restored. */}
      <Panel id={id} tab="content" current={state.tab}>
        <ContentEditor
          actor={actor}
          draft={draft}
          Preview={Preview}
          publishAttempts={publishAttempts}
          handle={editor}
          requested={{ section: state.section, onShown: () => change({ section: '' }) }}
          onRefused={publication.stopWaiting}
        />
      </Panel>
      {state.tab === 'access' && (
        <Panel id={id} tab="access" current={state.tab}>
          <WithOpenings
            actor={actor}
            draft={draft}
            isBusy={isBusy}
            isUpToDate={isUpToDate}
            onPublishAndCopy={() => publication.publish(true)}
            onChanged={publication.reseal}
          />
        </Panel>
      )}
      {state.tab === 'versions' && (
        <Panel id={id} tab="versions" current={state.tab}>
          <VersionsSection actor={actor} draft={draft} />
        </Panel>
      )}
      {state.tab === 'visits' && (
        <Panel id={id} tab="visits" current={state.tab}>
          <VisitsSection draft={draft} countFailures={countFailures} />
        </Panel>
      )}
      <FormerClientsDialog
        draft={draft}
        traces={publication.traces}
        onPublish={publication.publishDespiteTraces}
        onClose={publication.endWarning}
      />
      <ConfirmDialog
        open={isWithdrawing}
        title={texts.withdrawTitle(draft.title)}
        texts={[texts.withdrawQuestion]}
        confirmLabel={texts.withdraw}
        onConfirm={() =>
          formOutcome(() => withdrawDraft(draft, actor), withdrawalTexts, { onConflict: 'error' })
        }
        onClose={() => setIsWithdrawing(false)}
      />
      <ConfirmDialog
        open={isDeleting}
        title={texts.deleteTitle(draft.title)}
        texts={[texts.deleteQuestion, texts.deleteWhat]}
        confirmLabel={texts.delete}
        busyLabel={texts.deleting}
        onConfirm={async () => {
          const outcome = await callOutcome(() => deleteProposal(draft), deletionTexts);
          if (outcome.tone === 'success') await navigate(workspacePaths.adminProposals);
          return outcome;
        }}
        onClose={() => setIsDeleting(false)}
      />
    </Screen>
  );
};

/** Shows the recipients of a page with their last openings. */
const WithOpenings = (props: Omit<ComponentProps<typeof AccessSection>, 'openings'>) => (
  <AccessSection {...props} openings={useRecipientOpenings(props.draft.id)} />
);

interface PanelProps {
  readonly id: string;
  readonly tab: Tab;
  readonly current: Tab;
  readonly children: ReactNode;
}

/** Renders the panel of a tab. */
const Panel = ({ id, tab, current, children }: PanelProps) => (
  <div
    role="tabpanel"
    id={`${id}-panel-${tab}`}
    aria-labelledby={`${id}-tab-${tab}`}
    hidden={tab !== current}
  >
    {children}
  </div>
);
