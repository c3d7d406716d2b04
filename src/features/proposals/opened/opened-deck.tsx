import { useEffect, useRef, useState } from 'react';
import { brand } from '@/content/brand';
import { readProposalContent } from '../content/proposal-content';
import { DeckPage } from '../deck/deck-page';
import { countReading, countVisit } from '../gate/visits';
import type { OpenedProps } from './opened-proposal';
import { Unreadable } from './unreadable';

/** An opened presentation, and what is counted of it (PRO-299, PRO-300). */
export const OpenedDeck = ({ page, onLeave, onEvent }: OpenedProps) => {
  const [content] = useState(() => readProposalContent(page.text));
  const root = useRef<HTMLDivElement>(null);
  const client = content?.clientName ?? '';

  useEffect(() => (root.current ? countReading(page, root.current) : undefined), [page]);
  const onOpened = useRef(() => {
    countVisit(page, 'opened');
    onEvent('proposal_access', client);
    onEvent('proposal_view', client);
  });
  useEffect(() => onOpened.current(), []);

  if (content?.kind !== 'deck') return <Unreadable />;
  return (
    <div ref={root}>
      <title>{`${content.presentationTitle} · ${brand.name}`}</title>
      <DeckPage content={content} onLogout={onLeave} />
    </div>
  );
};
