import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import type { OpenedProps } from '../opened/opened-proposal';
import type { Credentials } from '../sealing/credentials';
import styles from './gate.module.css';
import { codeFromLink, type Failure, GateForm } from './gate-form';
import { GatePlace } from './gate-place';
import { type Gate, readGate } from './gate-record';
import { isCounted } from './is-counted';
import { openGate, type OpenedPage } from './open-gate';
import { gateTexts as texts } from './texts';

/** An event of the site's statistics, as gates and opened pages tell it. */
export type TellEvent = (
  name: 'proposal_auth' | 'proposal_access' | 'proposal_view' | 'proposal_download' | 'proposal_share',
  about: { readonly client: string; readonly success?: boolean; readonly recipient?: string },
) => void;

type OpenedView = ComponentType<OpenedProps> & { readonly preload: () => Promise<void> };

export interface ProposalGateProps {
  readonly slug: string;
  /** The page's own address. */
  readonly address: string;
  /** What an opened page is shown by; its code is fetched while the key is derived. */
  readonly views: Readonly<Record<'proposal' | 'deck', OpenedView>>;
  /** What stands here where no page is published; `isSure` where the database said so. */
  readonly missing: (isSure: boolean) => ReactNode | undefined;
  readonly onEvent: TellEvent;
}

type Found =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly gate: Gate };

/** How long the database may take to answer for the gate. */
const readMs = 10_000;

/**
 * A page behind its gate. What it opened stays in this component's memory: leaving, reloading and coming back show the gate
 * again (PRO-Q7).
 */
export const ProposalGate = ({ slug, address, views, missing, onEvent }: ProposalGateProps) => {
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const [opened, setOpened] = useState<OpenedPage>();
  const [linkCode, setLinkCode] = useState(codeFromLink);
  const [isBack, setIsBack] = useState(false);

  const isLoading = found.status === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const ending = new AbortController();
    const find = async (): Promise<Found> => {
      try {
        const gate = await readGate(slug, {
          signal: AbortSignal.any([ending.signal, AbortSignal.timeout(readMs)]),
        });
        return gate && gate.kind !== 'index' ? { status: 'ready', gate } : { status: 'missing' };
      } catch (error) {
        if (!ending.signal.aborted) console.warn('The gate of this page could not be read.', error);
        return { status: 'failed' };
      }
    };
    const show = async () => {
      const next = await find();
      if (!ending.signal.aborted) setFound(next);
    };
    void show();
    return () => ending.abort();
  }, [slug, isLoading]);

  const retry = () => setFound({ status: 'loading' });

  if (found.status === 'loading')
    return (
      <GatePlace>
        <Loading>{texts.loading}</Loading>
      </GatePlace>
    );
  if (found.status === 'missing') return missing(true);
  if (found.status === 'failed')
    return (
      missing(false) ?? (
        <GatePlace>
          <NotLoaded onRetry={retry} />
        </GatePlace>
      )
    );

  const { gate } = found;
  const view = views[gate.kind === 'deck' ? 'deck' : 'proposal'];
  const tell: TellEvent = (name, about) => {
    if (isCounted()) onEvent(name, about);
  };

  const attempt = async (entered: Credentials): Promise<Failure | undefined> => {
    const code = view.preload();
    // Its failure is told where it is awaited.
    code.catch(() => {});
    const answer = await openGate(gate, entered);
    tell('proposal_auth', { client: gate.clientName, success: answer.kind === 'opened' });
    if (answer.kind === 'refused') return 'refused';
    await code;
    setOpened(answer.page);
    window.scrollTo(0, 0);
    return undefined;
  };

  const leave = () => {
    setOpened(undefined);
    setLinkCode('');
    setIsBack(true);
    window.scrollTo(0, 0);
  };

  if (opened) {
    const View = view;
    return (
      <View
        page={opened}
        address={address}
        onLeave={leave}
        onEvent={(name, client) => tell(name, { client, recipient: opened.recipient })}
      />
    );
  }

  const words = gate.kind === 'deck' ? deckWords(gate) : { ...texts.proposal };
  return (
    <GatePlace>
      <title>{words.document}</title>
      <GateForm {...words} refused={texts.refused} codeFromLink={linkCode} isBack={isBack} onTry={attempt} />
    </GatePlace>
  );
};

const deckWords = ({ slug, clientName }: Gate) => ({
  ...texts.deck,
  title: clientName,
  subtitle: slug.endsWith('-v2') ? texts.deck.subtitleV2 : texts.deck.subtitle,
  footer: texts.deck.footer(clientName),
});

/** That the database was not reached, which says nothing about any entry (PRO-Q10). */
export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.message}>
    <Notice tone="error">
      <p>{texts.notLoaded}</p>
      <Button variant="quiet" small onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  </div>
);
