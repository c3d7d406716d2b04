import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { useAddressState } from '@/shared/lists/use-address-state';
import { useRecord } from '@/shared/saving/use-record';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { TextLink } from '@/shared/ui/links/text-link';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { TabList } from '@/shared/ui/workspace/tab-list';
import { AccessSection } from './access/access-section';
import { withdrawDraft } from '../changes';
import { drafts } from '../collections';
import { isCopied } from './access/copy-text';
import { deleteProposal } from './list/delete-proposal';
import { type FormerClient, formerClientsIn } from './access/former-clients';
import { FormerClientsDialog } from './access/former-clients-dialog';
import { ContentEditor } from './editor/content-editor';
import type { ContentPreview } from './editor/preview/content-preview';
import type { EditorHandle } from './editor/editor-handle';
import { invitationsOf } from './access/invitation';
import { useRecipientOpenings } from './list/last-openings';
import styles from './management.module.css';
import { ProposalActions } from './list/proposal-actions';
import { hasAccess, isChanged } from './publishing/publication';
import { publish, sealAnew } from './publishing/publish';
import { publishProblems } from './publishing/publish-problems';
import { latestDrafts, proposalParameters, type Tab, tabs } from '../queries';
import type { ProposalDraft } from '../schema';
import { proposalTexts as texts } from './texts';
import { useIsUpToDate } from './publishing/use-is-up-to-date';
import { VersionsSection } from './versions-section';
import { type CountFailures, VisitsSection } from './visits/visits-section';

interface ProposalScreenProps {
  readonly actor: Actor;
  readonly Preview: ContentPreview;
  readonly countFailures: CountFailures;
}

/** One proposal: its content, who has access, what was published and what its readers did. */
export const ProposalScreen = (props: ProposalScreenProps) => {
  const { slug = '' } = useParams();
  const { live, retry, record } = useRecord(drafts, slug);
  if (record) return <Opened key={record.id} draft={record} {...props} />;
  return (
    <Screen title={slug}>
      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.failed}>
        {(_, { fromServer }) =>
          fromServer && (
            <>
              <p>{live.status === 'ready' && live.data ? texts.unreadable : texts.missing}</p>
              <TextLink to={workspacePaths.adminProposals}>{texts.back}</TextLink>
            </>
          )
        }
      </LiveView>
    </Screen>
  );
};

/** A publication under way, or the problems that it met. */
type Work = { readonly done: number; readonly all: number } | { readonly problems: readonly string[] };

/** Returns the traces of other clients in a draft. Without an answer of the database, publishing itself tells why. */
async function tracesIn(draft: WithId<ProposalDraft>): Promise<readonly FormerClient[]> {
  try {
    const { documents } = await listDocuments(drafts, latestDrafts);
    return formerClientsIn(draft, documents);
  } catch (error) {
    console.warn('The other proposals could not be read.', error);
    return [];
  }
}

const Opened = ({
  actor,
  draft,
  Preview,
  countFailures,
}: ProposalScreenProps & { readonly draft: WithId<ProposalDraft> }) => {
  const id = useId();
  const { state, change } = useAddressState(proposalParameters);
  const [work, setWork] = useState<Work>();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [traces, setTraces] = useState<readonly FormerClient[]>([]);
  const [tries, setTries] = useState(0);
  const [waitsForSave, setWaitsForSave] = useState(false);
  const editor = useRef<EditorHandle>(null);
  /** True while the publication under way shall copy the invitations, too. */
  const copies = useRef(false);
  const navigate = useNavigate();
  const isUpToDate = useIsUpToDate(draft);
  const isBusy = waitsForSave || (work !== undefined && 'done' in work);
  const all = Object.values(draft.recipients).filter((recipient) => hasAccess(recipient)).length;

  const carryOut = async (act: (onProgress: (done: number) => void) => Promise<string>, refused: string) => {
    if (!navigator.onLine) {
      setWork({ problems: [texts.publishOffline] });
      return;
    }
    setWork({ done: 0, all });
    try {
      const said = await act((done) => setWork({ done, all }));
      setWork(undefined);
      showMessage('success', said);
    } catch (error) {
      console.warn('The publication was not finished.', error);
      // Sealing throws a RangeError for a text that is not complete.
      setWork({ problems: [error instanceof RangeError ? texts.publishIncomplete : refused] });
    }
  };

  const publishSaved = () => {
    const problems = publishProblems(draft);
    if (problems.includes(texts.publishIncomplete)) {
      change({ tab: 'content' });
      setTries((count) => count + 1);
    }
    if (problems.length > 0) setWork({ problems });
    else void warnOrPublish();
  };
  const publishNow = () =>
    carryOut(async (onProgress) => {
      const count = await publish(draft, actor, { onProgress });
      if (!copies.current) return texts.published(count);
      return (await isCopied(invitationsOf(draft)))
        ? texts.publishedAndCopied(count)
        : texts.publishedNotCopied;
    }, texts.notPublished);
  const warnOrPublish = async () => {
    const found = navigator.onLine ? await tracesIn(draft) : [];
    if (found.length > 0) setTraces(found);
    else await publishNow();
  };
  const askToPublish = (copiesInvitations: boolean) => {
    if (isBusy || isUpToDate) return;
    copies.current = copiesInvitations;
    if (editor.current === null || editor.current.content === draft.content) publishSaved();
    else {
      setWaitsForSave(true);
      editor.current.save();
    }
  };
  useEffect(() => {
    if (!waitsForSave || editor.current?.content !== draft.content) return;
    setWaitsForSave(false);
    publishSaved();
    // Goes on as soon as the record has what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waitsForSave, draft.content]);

  const reseal = async (changed: WithId<ProposalDraft>) => {
    if (changed.status !== 'published') return;
    await carryOut(async (onProgress) => {
      await sealAnew(changed, actor, { onProgress });
      return texts.accessChanged;
    }, texts.accessNotSealed);
  };

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
            setWork((now) => (now && 'problems' in now ? undefined : now));
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
          onPublish={() => askToPublish(false)}
          onWithdraw={() => setIsWithdrawing(true)}
          onDelete={() => setIsDeleting(true)}
        />
      }
    >
      <div className={styles.outcome}>
        <p id={reasonId} className={styles.note}>
          {isUpToDate && texts.upToDate}
          {isChanged(draft) && texts.unpublished}
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
      {/* Stays while another tab is open, so that deleted slides can still be brought back. */}
      <Panel id={id} tab="content" current={state.tab}>
        <ContentEditor
          actor={actor}
          draft={draft}
          Preview={Preview}
          tries={tries}
          handle={editor}
          asked={{ section: state.section, onShown: () => change({ section: '' }) }}
          onRefused={() => setWaitsForSave(false)}
        />
      </Panel>
      {state.tab === 'access' && (
        <Panel id={id} tab="access" current={state.tab}>
          <WithOpenings
            actor={actor}
            draft={draft}
            isBusy={isBusy}
            isUpToDate={isUpToDate}
            onPublishAndCopy={() => askToPublish(true)}
            onChanged={reseal}
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
        traces={traces}
        onPublish={() => {
          setTraces([]);
          void publishNow();
        }}
        onClose={() => setTraces([])}
      />
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
    </Screen>
  );
};

/** The access of a page with the last opening of each recipient. */
const WithOpenings = (props: Omit<ComponentProps<typeof AccessSection>, 'openings'>) => (
  <AccessSection {...props} openings={useRecipientOpenings(props.draft.id)} />
);

interface PanelProps {
  readonly id: string;
  readonly tab: Tab;
  readonly current: Tab;
  readonly children: ReactNode;
}

/** The panel of a tab. */
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
