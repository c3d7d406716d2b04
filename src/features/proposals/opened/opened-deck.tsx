import { useEffect, useRef, useState } from 'react';
import { brand } from '@/content/brand';
import { type ReaderContent, readReaderContent } from '../content/reader-content';
import { DeckPage } from '../deck/deck-page';
import type { OpenedProps } from './opened-proposal';
import type { QuestionSection } from './question-dialog';
import { DialogContainer } from './dialog-button';
import { AskButton, PageTools } from './reader-tools';
import { Unreadable } from './unreadable';
import { useReader } from './use-reader';
import { countReading, countVisit } from './visits';

type Deck = ReaderContent & { readonly kind: 'deck' };

/** Shows an opened deck and counts its reader's visits (PRO-299, PRO-300). */
export const OpenedDeck = ({ page, ...rest }: OpenedProps) => {
  const [content] = useState(() => readReaderContent(page.text));
  return content?.kind === 'deck' ? <ReadableDeck {...rest} page={page} content={content} /> : <Unreadable />;
};

const ReadableDeck = ({
  page,
  content,
  address,
  onLeave,
  onEvent,
}: OpenedProps & { readonly content: Deck }) => {
  const root = useRef<HTMLDivElement>(null);
  const { clientName } = content;
  useReader(page);

  useEffect(() => (root.current ? countReading(page, root.current) : undefined), [page]);
  const onOpened = useRef(() => {
    onEvent('proposal_access', clientName);
    onEvent('proposal_view', clientName);
  });
  useEffect(() => onOpened.current(), []);

  const toolsAt = (slide: QuestionSection) => (
    <>
      <AskButton page={page} content={content} section={slide} />
      <PageTools
        page={page}
        content={content}
        address={address}
        onDownloaded={() => {
          countVisit(page, { what: 'downloaded' });
          onEvent('proposal_download', clientName);
        }}
        onShared={(method) => {
          countVisit(page, { what: 'shared', detail: method });
          // The analytics event only knows the method `copy_link` (PRO-303).
          if (method === 'copy_link') onEvent('proposal_share', clientName);
        }}
      />
    </>
  );

  return (
    <div ref={root}>
      <DialogContainer>
        <title>{`${content.presentationTitle} · ${brand.name}`}</title>
        <DeckPage content={content} validUntil={page.expiresAt} onLogout={onLeave} tools={toolsAt} />
      </DialogContainer>
    </div>
  );
};
