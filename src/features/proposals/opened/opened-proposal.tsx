import { useEffect, useRef, useState } from 'react';
import { brand } from '@/content/brand';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import type { ClientProposal, PackageId } from '../content/client-proposal';
import { readProposalContent } from '../content/proposal-content';
import { isCounted } from '../gate/is-counted';
import type { OpenedPage } from '../gate/open-gate';
import { countReading, countVisit, storeVisits } from '../gate/visits';
import type { ClientAnswer } from '../page/confirmation-dialog';
import { ProposalPage } from '../page/proposal-page';
import { fileNameOf, proposalDocument, saveFile } from './download';
import styles from './opened.module.css';
import { openedTexts as texts } from './texts';
import { Unreadable } from './unreadable';

export interface OpenedProps {
  readonly page: OpenedPage;
  /** The page's own address, without query and fragment. */
  readonly address: string;
  readonly onLeave: () => void;
  /** Counts an event of the site's own statistics, with the client's name. */
  readonly onEvent: (
    name: 'proposal_download' | 'proposal_share' | 'proposal_access' | 'proposal_view',
    client: string,
  ) => void;
}

/** An opened client proposal: the page, its download and share, and what is counted of it. */
export const OpenedProposal = ({ page, ...rest }: OpenedProps) => {
  const [content] = useState(() => readProposalContent(page.text));
  return content?.kind === 'proposal' ? <Proposal {...rest} page={page} content={content} /> : <Unreadable />;
};

const Proposal = ({
  page,
  content,
  address,
  onLeave,
  onEvent,
}: OpenedProps & { readonly content: ClientProposal }) => {
  const root = useRef<HTMLDivElement>(null);
  const chosen = useRef<PackageId>('start');
  // Staff who look at the page answer nobody.
  const [isReader] = useState(isCounted);
  const { clientName } = content;

  useEffect(() => (root.current ? countReading(page, root.current) : undefined), [page]);
  const onOpened = useRef(() => {
    countVisit(page, 'opened');
    onEvent('proposal_access', clientName);
  });
  useEffect(() => onOpened.current(), []);

  const download = () => {
    saveFile(fileNameOf(clientName), proposalDocument(content, chosen.current, new Date()));
    countVisit(page, 'downloaded', chosen.current);
    onEvent('proposal_download', clientName);
  };

  const answer = ({ package: choice, question }: ClientAnswer) =>
    storeVisits(page, [['chose', choice], ...(question === '' ? [] : [['asked', question] as const])]);

  return (
    <div ref={root}>
      <title>{`${content.proposalTitle} · ${brand.name}`}</title>
      <ProposalPage
        content={content}
        onExit={onLeave}
        {...(isReader && { onAnswer: answer })}
        onChoose={(id) => {
          chosen.current = id;
        }}
        tools={
          <>
            <Button variant="quiet" small onClick={download}>
              {texts.download}
            </Button>
            <ShareButton
              address={address}
              onShared={() => {
                countVisit(page, 'shared', 'copy_link');
                onEvent('proposal_share', clientName);
              }}
            />
          </>
        }
      />
    </div>
  );
};

/** Copies the page's address, which opens nothing by itself (PRO-144, PRO-145, PRO-Q42). */
const ShareButton = ({ address, onShared }: { readonly address: string; readonly onShared: () => void }) => {
  const [state, setState] = useState<'shared' | 'refused'>();
  const share = async () => {
    setState(undefined);
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      setState('refused');
      return;
    }
    setState('shared');
    onShared();
  };
  return (
    <>
      <Button
        variant="quiet"
        small
        onClick={() => void share()}
        onBlur={() => setState((now) => (now === 'refused' ? now : undefined))}
      >
        {texts.share}
      </Button>
      <div className={styles.note}>
        <output>
          {state === 'shared' && (
            <Notice tone="success" announce={false}>
              <p>{texts.shared}</p>
            </Notice>
          )}
          {state === 'refused' && (
            <Notice tone="warning" announce={false}>
              <p>{texts.notShared}</p>
              <input
                aria-label={texts.address}
                value={address}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
            </Notice>
          )}
        </output>
      </div>
    </>
  );
};
