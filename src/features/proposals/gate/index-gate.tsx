import { useEffect, useRef, useState } from 'react';
import { brand } from '@/content/brand';
import { paths, proposalPath } from '@/shared/config/paths';
import { Button } from '@/shared/ui/buttons/button';
import { Loading } from '@/shared/ui/feedback/loading';
import { TextLink } from '@/shared/ui/links/text-link';
import { type IndexCard, readIndexContent } from '../content/index-content';
import type { Credentials } from '../sealing/credentials';
import { indexSlug, slugPattern } from '../slug';
import styles from './gate.module.css';
import { codeFromLink, type Failure, GateForm } from './gate-form';
import { GatePlace } from './gate-place';
import { type Gate, readGate } from './gate-record';
import { isCounted } from './is-counted';
import { forgetIndexKey, keepIndexKey, keptIndexKey } from './index-key';
import { openGate, type OpenedPage, openWithKey } from './open-gate';
import { NotLoaded, type TellEvent } from './proposal-gate';
import { gateTexts as texts } from './texts';

interface IndexGateProps {
  /** Whether the site still finds out who is signed in (PRO-033). */
  readonly isAuthLoading: boolean;
  /** Cards of pages that are kept in this browser alone; those that the list has already are left out. */
  readonly localCards: (listed: readonly string[]) => readonly IndexCard[];
  readonly onEvent: TellEvent;
}

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** Without a gate nothing is published, and every code is wrong. */
  | { readonly status: 'locked'; readonly gate: Gate | undefined; readonly isBack?: boolean }
  | { readonly status: 'open'; readonly gate: Gate; readonly cards: readonly IndexCard[] };

/** The cards of an opened list; addresses that no page can have are left out. */
const cardsIn = ({ text }: OpenedPage): readonly IndexCard[] =>
  (readIndexContent(text)?.cards ?? []).filter(({ slug }) => slugPattern.test(slug));

/** Tries a code where nothing is published: as long, and refused as any wrong one. */
const nowhere: Gate = {
  slug: indexSlug,
  kind: 'index',
  clientName: '',
  derivation: '',
  rounds: 0,
  salt: '',
  matching: 'normalised',
  revision: 0,
};

/** Opens the list with the key that this browser keeps. */
async function findList(): Promise<State> {
  try {
    const [gate, key] = await Promise.all([
      readGate(indexSlug, { signal: AbortSignal.timeout(10_000) }),
      keptIndexKey(),
    ]);
    if (gate === undefined || key === undefined) return { status: 'locked', gate };
    const answer = await openWithKey(gate, key);
    if (answer.kind === 'opened') return { status: 'open', gate, cards: cardsIn(answer.page) };
    await forgetIndexKey();
    return { status: 'locked', gate };
  } catch (error) {
    console.warn('The list of proposals could not be read.', error);
    return { status: 'failed' };
  }
}

/** `/proposals`: the list of pages behind its own code, remembered by this browser until `Logout` (PRO-033 to PRO-050). */
export const IndexGate = ({ isAuthLoading, localCards, onEvent }: IndexGateProps) => {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [linkCode] = useState(codeFromLink);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasJustOpened, setHasJustOpened] = useState(false);

  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isOver = false;
    const show = async () => {
      const next = await findList();
      if (!isOver) setState(next);
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [isLoading]);

  const retry = () => setState({ status: 'loading' });

  useEffect(() => {
    if (hasJustOpened) heading.current?.focus();
  }, [hasJustOpened]);

  if (isAuthLoading || state.status === 'loading')
    return (
      <GatePlace>
        <title>{texts.index.document}</title>
        <Loading>{texts.loading}</Loading>
      </GatePlace>
    );
  if (state.status === 'failed')
    return (
      <GatePlace>
        <title>{texts.index.document}</title>
        <NotLoaded onRetry={retry} />
      </GatePlace>
    );

  const attempt = async (entered: Credentials): Promise<Failure | undefined> => {
    const { gate } = state;
    const answer = await openGate(gate ?? nowhere, { ...entered, email: '' });
    if (isCounted()) onEvent('proposal_auth', { client: '', success: answer.kind === 'opened' });
    if (answer.kind === 'refused' || gate === undefined) return 'refused';
    await keepIndexKey(answer.key);
    if (isCounted()) onEvent('proposal_access', { client: '', recipient: answer.page.recipient });
    setHasJustOpened(true);
    setState({ status: 'open', gate, cards: cardsIn(answer.page) });
    return undefined;
  };

  if (state.status === 'locked')
    return (
      <GatePlace>
        <title>{texts.index.document}</title>
        <GateForm
          title={texts.index.title}
          subtitle={texts.index.subtitle}
          submit={texts.index.submit}
          busy={texts.index.busy}
          refused={texts.indexRefused}
          asksEmail={false}
          codeFromLink={linkCode}
          isBack={state.isBack === true}
          onTry={attempt}
          footer={
            <TextLink
              to={`mailto:${brand.contactAddress}?subject=${encodeURIComponent(texts.index.requestSubject)}`}
            >
              {texts.index.request}
            </TextLink>
          }
        />
      </GatePlace>
    );

  const logout = async () => {
    setHasJustOpened(false);
    await forgetIndexKey();
    setState({ status: 'locked', gate: state.gate, isBack: true });
  };
  const cards = [...state.cards, ...localCards(state.cards.map(({ slug }) => slug))];
  return (
    <GatePlace isWide>
      <title>{texts.index.document}</title>
      <div className={styles.listHead}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.index.title}
        </h1>
        <Button variant="quiet" small onClick={() => void logout()}>
          {texts.index.logout}
        </Button>
      </div>
      <p>{cards.length === 0 ? texts.index.empty : texts.index.lead}</p>
      <ul className={styles.cards}>
        {cards.map(({ slug, title, description }) => (
          <li key={slug} className={styles.card}>
            <h2>
              <TextLink to={slug === indexSlug ? paths.proposals : proposalPath(slug)}>{title}</TextLink>
            </h2>
            {description !== '' && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </GatePlace>
  );
};
