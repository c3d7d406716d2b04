import { useState } from 'react';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { indexSlug } from '@/features/proposals/slug';
import { createDraft } from '@/features/proposals/changes';
import { drafts } from '@/features/proposals/collections';
import { emptyContent } from '../content-schemas';
import { usePageOpenings } from './last-openings';
import { LocalSection } from './local-section';
import styles from '../management.module.css';
import type { FindClients } from '../new/new-proposal';
import { NewProposalDialog } from '../new/new-proposal-dialog';
import { addressOf } from './page-address';
import { PageFacts } from '../page-facts';
import { PageTable } from './page-table';
import table from './page-table.module.css';
import { hasUnpublishedChanges } from '../publishing/publication';
import { latestDrafts } from '@/features/proposals/queries';
import type { ProposalDraft } from '@/features/proposals/schema';
import { proposalTexts as texts } from '../texts';

type Draft = WithId<ProposalDraft>;

const noDrafts: readonly Draft[] = [];

interface ProposalsScreenProps {
  readonly actor: Actor;
  readonly findClients: FindClients;
}

/** Lists all pages with their links and credentials, most recently changed first. */
export const ProposalsScreen = ({ actor, findClients }: ProposalsScreenProps) => {
  const { live, retry } = useWatch(watchList(drafts, latestDrafts, { scope: 'proposals' }));
  const stored = 'data' in live ? live.data : undefined;
  const all = useWithPendingChanges(drafts, stored?.documents ?? []);
  const openings = usePageOpenings(stored?.documents ?? noDrafts);
  const [isMaking, setIsMaking] = useState(false);
  const [original, setOriginal] = useState<Draft>();
  const navigate = useNavigate();
  const [featured] = all;
  const open = (slug: string) => void navigate(generatePath(workspacePaths.proposal, { slug }));

  const makeIndex = async () => {
    const about = {
      ...texts.index,
      clientEmail: '',
      kind: 'index' as const,
      content: emptyContent('index', {}),
    };
    const create = () => createDraft(indexSlug, about, actor);
    const { tone } = await formOutcome(create, { failed: texts.notCreated });
    if (tone === 'error') showMessage('error', texts.notCreated);
    else open(indexSlug);
  };

  return (
    <Screen
      action={
        <Button small onClick={() => setIsMaking(true)}>
          {texts.new}
        </Button>
      }
    >
      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.failed}>
        {(_, { fromServer }) => (
          <>
            {stored?.invalid.map(({ id }) => (
              <p key={id}>{texts.unreadable}</p>
            ))}
            {featured === undefined && fromServer && <NoPages onMake={() => setIsMaking(true)} />}
            {featured && (
              <>
                <h2 className={styles.heading}>{texts.featured}</h2>
                <LatestCard draft={featured} />
                <h2 className={styles.heading}>{texts.others}</h2>
                <PageTable pages={all} openings={openings} onDuplicate={setOriginal} />
              </>
            )}
            {fromServer && !all.some(({ id }) => id === indexSlug) && (
              <div className={`${styles.row} ${styles.heading}`}>
                <p>{texts.noIndex}</p>
                <Button variant="quiet" small onClick={() => void makeIndex()}>
                  {texts.makeIndex}
                </Button>
              </div>
            )}
          </>
        )}
      </LiveView>
      {stored && <LocalSection actor={actor} taken={all.map(({ id }) => id)} onMade={open} />}
      <section className={styles.tips} aria-labelledby="proposal-tips">
        <h2 id="proposal-tips">{texts.tips}</h2>
        <ul>
          {texts.tipList.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      {(isMaking || original !== undefined) && (
        <NewProposalDialog
          actor={actor}
          pages={all}
          findClients={findClients}
          original={original}
          onClose={() => {
            setIsMaking(false);
            setOriginal(undefined);
          }}
          onMade={open}
        />
      )}
    </Screen>
  );
};

/** Shows that there are no pages, with a button to create the first one. */
const NoPages = ({ onMake }: { readonly onMake: () => void }) => (
  <div className={table.empty}>
    <SpotDrawing name="screen" />
    <p className={table.emptyTitle}>{texts.none}</p>
    <p className={styles.note}>{texts.noneAdvice}</p>
    <Button small variant="quiet" onClick={onMake}>
      {texts.new}
    </Button>
  </div>
);

/** Shows the most recently changed page with its link, code and email address. */
const LatestCard = ({ draft }: { readonly draft: Draft }) => {
  const { id, title, kind, status, clientName, updatedAt } = draft;
  return (
    <article className={styles.card} aria-labelledby="latest-proposal">
      <div className={table.latest}>
        <div>
          <h3 id="latest-proposal">
            <Link to={generatePath(workspacePaths.proposal, { slug: id })} dir="auto">
              {title}
            </Link>
          </h3>
          <p className={styles.about}>
            <span className={styles.mark} data-state={status}>
              {texts.state[status]}
            </span>{' '}
            {texts.kind[kind]} · {clientName}
            {updatedAt && ` · ${texts.updated(formatDateTime(updatedAt))}`}
          </p>
        </div>
        {status === 'published' && (
          <ButtonLink to={addressOf(id)} variant="quiet" small>
            {texts.open}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      {hasUnpublishedChanges(draft) && <p className={styles.note}>{texts.unpublished}</p>}
      <PageFacts draft={draft} isWide />
    </article>
  );
};
