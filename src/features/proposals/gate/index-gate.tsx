import { useEffect, useRef, useState } from 'react';
import { paths, proposalPath } from '@/shared/config/paths';
import { useSiteFacts } from '@/shared/facts/use-site-facts';
import { Button } from '@/shared/ui/buttons/button';
import { Loading } from '@/shared/ui/feedback/loading';
import { TextLink } from '@/shared/ui/links/text-link';
import { type IndexCard, readIndexContent } from '../content/index-content';
import { indexSlug, slugPattern } from '../slug';
import styles from './gate.module.css';
import { codeFromLink, GateForm } from './gate-form';
import { GateLayout } from './gate-layout';
import type { Gate } from './gate-record';
import { countsVisits } from './counts-visits';
import { LoadError } from './load-error';
import { mailTo } from './mail-to';
import type { OpenedPage } from './open-gate';
import type { ReportEvent } from './proposal-gate';
import { gateTexts as texts } from './texts';
import { useGate } from './use-gate';

interface IndexGateProps {
  /** True until the site knows who is signed in (PRO-033). */
  readonly isAuthLoading: boolean;
  /** Returns cards of pages stored only in this browser, without those already in `listed`. */
  readonly localCards: (listed: readonly string[]) => readonly IndexCard[];
  readonly onEvent: ReportEvent;
}

/** Returns the cards of an opened list. Drops cards with an invalid slug. */
const cardsIn = ({ text }: OpenedPage): readonly IndexCard[] =>
  (readIndexContent(text)?.cards ?? []).filter(({ slug }) => slugPattern.test(slug));

/** Replaces the gate if no list is published. An attempt then takes as long as any other, and is refused. */
const decoyGate: Gate = {
  slug: indexSlug,
  kind: 'index',
  derivation: '',
  rounds: 0,
  salt: '',
  matching: 'normalised',
  status: 'inactive',
  revision: 0,
};

const accept = (found: Gate | undefined): Gate => found ?? decoyGate;

/**
 * Shows the list of pages at `/proposals` behind its own code. This browser keeps the list open until
 * `Logout` (PRO-033 to PRO-050).
 */
export const IndexGate = ({ isAuthLoading, localCards, onEvent }: IndexGateProps) => {
  const [linkCode] = useState(codeFromLink);
  const { email } = useSiteFacts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, retry, attempt, leave } = useGate(indexSlug, {
    accept,
    onAttempt: (_, opened) => {
      if (!countsVisits() || opened?.answersOnly === true) return;
      onEvent('proposal_auth', { client: '', success: opened !== undefined });
      if (opened) onEvent('proposal_access', { client: '', recipient: opened.recipient });
    },
  });
  const hasJustOpened = state.status === 'open' && state.usedCredentials;

  useEffect(() => {
    if (hasJustOpened) heading.current?.focus();
  }, [hasJustOpened]);

  if (isAuthLoading || state.status === 'loading' || state.status === 'missing')
    return (
      <>
        <title>{texts.index.document}</title>
        <div className={styles.wait}>
          <Loading>{texts.loading}</Loading>
        </div>
      </>
    );
  if (state.status === 'failed')
    return (
      <GateLayout>
        <title>{texts.index.document}</title>
        <LoadError onRetry={retry} />
      </GateLayout>
    );

  if (state.status !== 'open')
    return (
      <GateLayout>
        <title>{texts.index.document}</title>
        <GateForm
          title={texts.index.title}
          subtitle={texts.index.subtitle}
          submit={texts.index.submit}
          busy={texts.index.busy}
          refused={texts.indexRefused}
          sealed={texts.sealed.list}
          state={state}
          isPage={false}
          codeFromLink={linkCode}
          onSubmit={(...entered) => void attempt(...entered)}
          footer={
            <TextLink to={email === undefined ? paths.contact : mailTo(email, texts.index.requestSubject)}>
              {texts.index.request}
            </TextLink>
          }
        />
      </GateLayout>
    );

  const listed = cardsIn(state.page);
  const cards = [...listed, ...localCards(listed.map(({ slug }) => slug))];
  return (
    <GateLayout isWide>
      <title>{texts.index.document}</title>
      <div className={styles.listHead}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.index.title}
        </h1>
        <Button variant="quiet" small onClick={() => void leave()}>
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
    </GateLayout>
  );
};
