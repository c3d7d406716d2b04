import { type ComponentType, type ReactNode, useState } from 'react';
import { Loading } from '@/shared/ui/feedback/loading';
import type { OpenedProps } from '../opened/opened-proposal';
import styles from './gate.module.css';
import { codeFromLink, GateForm } from './gate-form';
import { GateLayout } from './gate-layout';
import type { Gate } from './gate-record';
import { countsVisits } from './counts-visits';
import { LoadError } from './load-error';
import { gateTexts as texts } from './texts';
import { useGate } from './use-gate';

/** Sends an analytics event from a gate or an opened page. */
export type ReportEvent = (
  name: 'proposal_auth' | 'proposal_access' | 'proposal_view' | 'proposal_download' | 'proposal_share',
  about: { readonly client: string; readonly success?: boolean; readonly recipient?: string },
) => void;

type OpenedView = ComponentType<OpenedProps> & { readonly preload: () => Promise<void> };

export interface ProposalGateProps {
  readonly slug: string;
  /** The page's own URL. */
  readonly address: string;
  /** Components that show an opened page. Their code loads while the key is derived. */
  readonly views: Readonly<Record<'proposal' | 'deck', OpenedView>>;
  /** Returns the content for a missing page. `isSure` is false if the database was unreachable. */
  readonly missing: (isSure: boolean) => ReactNode | undefined;
  readonly onEvent: ReportEvent;
}

/** Accepts every gate except that of the list, which has its own URL. */
const accept = (found: Gate | undefined) => (found?.kind === 'index' ? undefined : found);

/**
 * Shows a page behind its gate. The gate shows again after leaving, reloading or coming back (PRO-Q7), unless
 * the reader keeps the page open on this device.
 */
export const ProposalGate = ({ slug, address, views, missing, onEvent }: ProposalGateProps) => {
  const [linkCode, setLinkCode] = useState(codeFromLink);
  const viewOf = ({ kind }: Gate) => views[kind === 'deck' ? 'deck' : 'proposal'];
  const { state, retry, attempt, leave } = useGate(slug, {
    accept,
    prepare: (gate) => viewOf(gate).preload(),
    onAttempt: ({ clientName = '' }, opened) => {
      if (opened) window.scrollTo(0, 0);
      // Don't count recipients whose answers alone are stored. A failed attempt has no recipient.
      if (countsVisits() && opened?.answersOnly !== true)
        onEvent('proposal_auth', { client: clientName, success: opened !== undefined });
    },
  });

  const close = async () => {
    setLinkCode('');
    await leave();
    window.scrollTo(0, 0);
  };

  if (state.status === 'loading')
    return (
      <div className={styles.wait}>
        <Loading>{texts.loading}</Loading>
      </div>
    );
  if (state.status === 'missing') return missing(true);
  if (state.status === 'failed')
    return (
      missing(false) ?? (
        <GateLayout>
          <LoadError onRetry={retry} />
        </GateLayout>
      )
    );

  const { gate } = state;
  if (state.status === 'open') {
    const View = views[gate.kind === 'deck' ? 'deck' : 'proposal'];
    const { recipient, answersOnly } = state.page;
    return (
      <View
        page={state.page}
        address={address}
        onLeave={() => void close()}
        onEvent={(name, client) => {
          if (countsVisits() && !answersOnly) onEvent(name, { client, recipient });
        }}
      />
    );
  }

  const formTexts = gate.kind === 'deck' ? deckFormTexts(gate) : { ...texts.proposal };
  return (
    <GateLayout>
      <title>{formTexts.document}</title>
      <GateForm
        {...formTexts}
        state={state}
        refused={texts.refused}
        sealed={texts.sealed.page}
        codeFromLink={linkCode}
        onSubmit={(...entered) => void attempt(...entered)}
      />
    </GateLayout>
  );
};

const deckFormTexts = ({ slug, clientName = '' }: Gate) => ({
  ...texts.deck,
  title: clientName,
  subtitle: slug.endsWith('-v2') ? texts.deck.subtitleV2 : texts.deck.subtitle,
  footer: texts.deck.footer(clientName),
});
