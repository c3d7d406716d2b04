import { useEffect, useRef, useState } from 'react';
import { brand } from '@/content/brand';
import type { PackageId } from '../content/client-proposal';
import { type ReaderContent, readReaderContent } from '../content/reader-content';
import type { OpenedPage } from '../gate/open-gate';
import { ProposalPage } from '../page/proposal-page';
import { useContact } from '../page/use-contact';
import { DialogContainer } from './dialog-button';
import type { QuestionSection } from './question-dialog';
import { AskButton, PageTools } from './reader-tools';
import { Unreadable } from './unreadable';
import { useReader } from './use-reader';
import { countReading, countVisit } from './visits';

/** Analytics events of opened pages. */
export type OpenedEvent = 'proposal_download' | 'proposal_share' | 'proposal_access' | 'proposal_view';

export interface OpenedProps {
  readonly page: OpenedPage;
  /** The page's own URL, without query and fragment. */
  readonly address: string;
  readonly onLeave: () => void;
  /**
   * Sends an analytics event with the client's name. The gate drops events of staff and of readers whose
   * answers alone are stored.
   */
  readonly onEvent: (name: OpenedEvent, client: string) => void;
}

type Proposal = ReaderContent & { readonly kind: 'proposal' };

/** Shows an opened client proposal with its download and share buttons, and counts its reader's visits. */
export const OpenedProposal = ({ page, ...rest }: OpenedProps) => {
  const [content] = useState(() => readReaderContent(page.text));
  return content?.kind === 'proposal' ? (
    <ReadableProposal {...rest} page={page} content={content} />
  ) : (
    <Unreadable />
  );
};

const ReadableProposal = ({
  page,
  content,
  address,
  onLeave,
  onEvent,
}: OpenedProps & { readonly content: Proposal }) => {
  const root = useRef<HTMLDivElement>(null);
  const chosen = useRef<PackageId>('start');
  const contact = useContact(content.sender);
  const { choice, onAnswer } = useReader(page);
  const { clientName } = content;

  useEffect(() => (root.current ? countReading(page, root.current) : undefined), [page]);
  const onOpened = useRef(() => onEvent('proposal_access', clientName));
  useEffect(() => onOpened.current(), []);

  const saveAsFile = async () => {
    const { saveProposal } = await import('./save-proposal');
    await saveProposal({
      content,
      chosen: chosen.current,
      contact,
      expiresAt: page.expiresAt,
      today: new Date(),
    });
  };

  const toolsOf = (section: QuestionSection) => <AskButton page={page} content={content} section={section} />;

  return (
    <div ref={root}>
      <DialogContainer>
        <title>{`${content.proposalTitle} · ${brand.name}`}</title>
        <ProposalPage
          content={content}
          update={content.update}
          expiresAt={page.expiresAt}
          choice={choice}
          onAnswer={onAnswer}
          onExit={onLeave}
          onChoose={(id) => {
            chosen.current = id;
          }}
          sectionTools={toolsOf}
          tools={
            <PageTools
              page={page}
              content={content}
              address={address}
              onFile={saveAsFile}
              onDownloaded={() => {
                countVisit(page, { what: 'downloaded', detail: chosen.current });
                onEvent('proposal_download', clientName);
              }}
              onShared={(method) => {
                countVisit(page, { what: 'shared', detail: method });
                // The analytics event only knows the method `copy_link` (PRO-303).
                if (method === 'copy_link') onEvent('proposal_share', clientName);
              }}
            />
          }
        />
      </DialogContainer>
    </div>
  );
};
