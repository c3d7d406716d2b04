import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { paths, proposalPath } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live';
import { useWatch } from '@/shared/firebase/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { showMessage } from '@/shared/ui/workspace/messages';
import { indexSlug } from '../slug';
import { createDraft } from './changes';
import { drafts } from './collections';
import { emptyContent } from './content-schemas';
import { LocalSection } from './local-section';
import styles from './management.module.css';
import { NewProposalDialog } from './new-proposal-dialog';
import { hasAccess, isChanged } from './publication';
import { latestDrafts } from './queries';
import type { ProposalDraft } from './schema';
import { proposalTexts as texts } from './texts';

type Draft = WithId<ProposalDraft>;

/** The public address of a page. */
export const addressOf = (slug: string): string =>
  window.location.origin + (slug === indexSlug ? paths.proposals : proposalPath(slug));

/** Proposal management: every page with its link and credentials (WRK-565 to WRK-578). */
export const ProposalsScreen = ({ actor }: { readonly actor: Actor }) => {
  const { live, retry } = useWatch(watchList(drafts, latestDrafts, { scope: 'proposals' }));
  const stored = 'data' in live ? live.data : undefined;
  const all = useWithPendingChanges(drafts, stored?.documents ?? []);
  const [isMaking, setIsMaking] = useState(false);
  const [original, setOriginal] = useState<Draft>();
  const navigate = useNavigate();
  const [featured, ...others] = all;
  const open = (slug: string) => void navigate(generatePath(workspacePaths.proposal, { slug }));

  const makeIndex = async () => {
    const about = {
      ...texts.index,
      clientEmail: '',
      kind: 'index' as const,
      content: emptyContent('index', {}),
    };
    const { state } = await createDraft(indexSlug, about, actor).tried;
    if (state === 'refused') showMessage('error', texts.notCreated);
    else open(indexSlug);
  };

  return (
    <Screen action={<Button onClick={() => setIsMaking(true)}>{texts.new}</Button>}>
      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.failed}>
        {(_, { fromServer }) => (
          <>
            {stored?.invalid.map(({ id }) => (
              <p key={id}>{texts.unreadable}</p>
            ))}
            {featured === undefined && fromServer && (
              <>
                <p>{texts.none}</p>
                <p className={styles.note}>{texts.noneAdvice}</p>
              </>
            )}
            {featured && (
              <>
                <h2 className={styles.heading}>{texts.featured}</h2>
                <ul className={`${styles.cards} ${styles.featured}`}>
                  <DraftCard draft={featured} onDuplicate={setOriginal} />
                </ul>
              </>
            )}
            {others.length > 0 && (
              <>
                <h2 className={styles.heading}>{texts.others}</h2>
                <ul className={styles.cards}>
                  {others.map((draft) => (
                    <DraftCard key={draft.id} draft={draft} onDuplicate={setOriginal} />
                  ))}
                </ul>
              </>
            )}
            {fromServer && !all.some(({ id }) => id === indexSlug) && (
              <div className={`${styles.row} ${styles.heading}`}>
                <p>
                  {texts.noIndex} <span className={styles.note}>{texts.indexAdvice}</span>
                </p>
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

interface DraftCardProps {
  readonly draft: Draft;
  readonly onDuplicate: (draft: Draft) => void;
}

const DraftCard = ({ draft, onDuplicate }: DraftCardProps) => {
  const { id, title, kind, status, clientName, clientEmail, recipients, updatedAt } = draft;
  const address = addressOf(id);
  const recipient = Object.values(recipients).find((each) => hasAccess(each));
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      <p className={styles.about}>
        <span className={styles.mark} data-state={status}>
          {texts.state[status]}
        </span>{' '}
        {texts.kind[kind]} · {clientName}
        {updatedAt && ` · ${texts.updated(formatDateTime(updatedAt))}`}
      </p>
      {isChanged(draft) && <p className={styles.note}>{texts.unpublished}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{texts.link}</dt>
          <dd>
            <input
              className={styles.line}
              readOnly
              value={address}
              aria-label={`${texts.link}: ${title}`}
              onFocus={(event) => event.currentTarget.select()}
            />
          </dd>
          <dd>
            <CopyButton text={address} label={texts.copy.link} />
          </dd>
        </div>
        {recipient && (
          <div>
            <dt>{texts.code}</dt>
            <dd>
              <MaskedCode code={recipient.code} />
            </dd>
            <dd>
              <CopyButton text={recipient.code} label={texts.copy.code} />
            </dd>
          </div>
        )}
        {clientEmail !== '' && (
          <div>
            <dt>{texts.email}</dt>
            <dd>{recipient?.email || clientEmail}</dd>
            <dd>
              <CopyButton text={recipient?.email || clientEmail} label={texts.copy.email} />
            </dd>
          </div>
        )}
      </dl>
      {recipient === undefined && <p className={styles.note}>{texts.noAccess}</p>}
      <div className={styles.row}>
        {status === 'published' && (
          <ButtonLink to={address} variant="quiet" small>
            {texts.open}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </ButtonLink>
        )}
        <ButtonLink to={generatePath(workspacePaths.proposal, { slug: id })} variant="quiet" small>
          {texts.edit}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </ButtonLink>
        {kind !== 'index' && (
          <Button
            variant="quiet"
            small
            onClick={() => onDuplicate(draft)}
            aria-label={texts.duplicateTitle(title)}
          >
            {texts.duplicate}
          </Button>
        )}
      </div>
    </li>
  );
};

/** A code that is shown on a press (WRK-Q149). */
export const MaskedCode = ({ code }: { readonly code: string }) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.row}>
      <code>{isShown ? code : texts.hidden}</code>
      <Button variant="quiet" small aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </Button>
    </span>
  );
};
