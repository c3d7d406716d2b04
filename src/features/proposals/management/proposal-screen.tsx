import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { useAddressState } from '@/shared/lists/use-address-state';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { TextLink } from '@/shared/ui/links/text-link';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { TabList } from '@/shared/ui/workspace/tab-list';
import { AccessSection } from './access-section';
import { withdrawDraft } from './changes';
import { drafts } from './collections';
import { deleteProposal } from './delete-proposal';
import { type FormerClient, formerClientsIn } from './former-clients';
import { FormerClientsDialog } from './former-clients-dialog';
import { ContentEditor, type ContentPreview, type EditorHandle } from './editor/content-editor';
import styles from './management.module.css';
import { addressOf } from './page-address';
import { hasAccess, isChanged } from './publication';
import { publish, publishedVersion, sealAnew } from './publish';
import { publishProblems } from './publish-problems';
import { latestDrafts, proposalParameters, type Tab, tabs } from './queries';
import type { ProposalDraft } from './schema';
import { proposalTexts as texts } from './texts';
import { VersionsSection } from './versions-section';
import { type CountFailures, VisitsSection } from './visits-section';

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

/**
 * Checks whether everything that was changed is published. Reads the published text where the times do not tell, because sealing
 * anew publishes no changed text.
 */
function useIsUpToDate(draft: WithId<ProposalDraft>): boolean {
  const { revision, publishedAt, updatedAt, content } = draft;
  const [published, setPublished] = useState<{ readonly revision: number; readonly content: string }>();
  const mayBe =
    draft.status === 'published' &&
    !isChanged(draft) &&
    updatedAt !== null &&
    publishedAt !== null &&
    updatedAt <= publishedAt;
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    if (!mayBe) return undefined;
    let isCurrent = true;
    publishedVersion(latest.current).then(
      (version) => isCurrent && version && setPublished({ revision, content: version.content }),
      // Without an answer, publishing stays possible.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [mayBe, revision]);
  return mayBe && published?.revision === revision && published.content === content;
}

const dots = '⋯';

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
    carryOut(
      async (onProgress) => texts.published(await publish(draft, actor, { onProgress })),
      texts.notPublished,
    );
  const warnOrPublish = async () => {
    const found = navigator.onLine ? await tracesIn(draft) : [];
    if (found.length > 0) setTraces(found);
    else await publishNow();
  };
  const askToPublish = () => {
    if (isBusy || isUpToDate) return;
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
        <>
          <Button
            small
            onClick={askToPublish}
            aria-disabled={isBusy || isUpToDate}
            aria-busy={isBusy}
            aria-describedby={reasonId}
          >
            {draft.status === 'published' ? texts.publishAgain : texts.publish}
          </Button>
          <Popover kind="menu" label={texts.more} face={dots} look="icon">
            {draft.status === 'published' && (
              <>
                <MenuEntry onPress={() => window.open(addressOf(draft.id), '_blank', 'noopener')}>
                  {texts.open}
                </MenuEntry>
                <MenuEntry isFinal onPress={() => setIsWithdrawing(true)}>
                  {texts.withdraw}
                </MenuEntry>
              </>
            )}
            {draft.status !== 'published' && (
              <MenuEntry isFinal isOff={isBusy || draft.kind === 'index'} onPress={() => setIsDeleting(true)}>
                {texts.delete}
              </MenuEntry>
            )}
          </Popover>
        </>
      }
    >
      <p id={reasonId} className={styles.note}>
        {isUpToDate && texts.upToDate}
        {isChanged(draft) && texts.unpublished}
      </p>
      <output>{work !== undefined && 'done' in work && texts.publishing(work.done, work.all)}</output>
      <div role="alert">
        {work !== undefined && 'problems' in work && (
          <Notice tone="error" announce={false}>
            {work.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        )}
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
          <AccessSection actor={actor} draft={draft} isBusy={isBusy} onChanged={reseal} />
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
