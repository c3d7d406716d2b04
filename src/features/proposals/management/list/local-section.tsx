import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { proposalPath } from '@/shared/config/paths';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { externalLinkProps } from '@/shared/ui/links/external';
import { buttonClasses } from '@/shared/ui/buttons/button';
import { type LocalProposal, localSlugs, readLocalProposal } from '../../local/local-proposals';
import { localTexts } from '../../local/texts';
import { createDraft } from '../../changes';
import styles from '../management.module.css';

const texts = localTexts.management;

interface LocalSectionProps {
  readonly actor: Actor;
  /** Addresses that pages of the database have already; theirs are shown before those of the browser (PRO-Q15). */
  readonly taken: readonly string[];
  /** Called with the address of a presentation that was made. */
  readonly onMade: (slug: string) => void;
}

/** Pages that this browser alone has, and the way to make a presentation of one (WRK-574, WRK-578). */
export const LocalSection = ({ actor, taken, onMade }: LocalSectionProps) => {
  const [proposals] = useState(() =>
    localSlugs()
      .map(readLocalProposal)
      .filter((proposal) => proposal !== undefined),
  );
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="local-proposals">
      <h2 id="local-proposals" className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.note}>{texts.note}</p>
      <ul className={styles.cards}>
        {proposals.map((proposal) => (
          <LocalCard
            key={proposal.slug}
            proposal={proposal}
            isTaken={taken.includes(proposal.slug)}
            actor={actor}
            onMade={onMade}
          />
        ))}
      </ul>
    </section>
  );
};

interface LocalCardProps extends Pick<LocalSectionProps, 'actor' | 'onMade'> {
  readonly proposal: LocalProposal;
  readonly isTaken: boolean;
}

const LocalCard = ({ proposal, isTaken, actor, onMade }: LocalCardProps) => {
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const { slug, title, clientName, clientEmail } = proposal;

  const make = async () => {
    if (state === 'making') return;
    setState('making');
    try {
      const { deckFromLocal } = await import('../../local/deck-from-local');
      const outcome = await createDraft(slug, deckFromLocal(proposal), actor).tried;
      if (outcome.state === 'refused') setState('failed');
      else onMade(slug);
    } catch (error) {
      console.warn('The page of this browser could not be read as a presentation.', error);
      setState('failed');
    }
  };

  return (
    <li className={styles.card}>
      <h3>{title || slug}</h3>
      <p className={styles.about}>{[clientName, clientEmail].filter(Boolean).join(' · ')}</p>
      <p className={styles.note}>{isTaken ? texts.taken : proposalPath(slug)}</p>
      {!isTaken && (
        <div className={styles.row}>
          <a
            href={proposalPath(slug)}
            className={buttonClasses({ variant: 'quiet', small: true })}
            aria-label={texts.openNamed(title || slug)}
            {...externalLinkProps}
          >
            {texts.open}
          </a>
          <Button small aria-disabled={state === 'making'} onClick={() => void make()}>
            {state === 'making' ? texts.making : texts.make}
          </Button>
        </div>
      )}
      {state === 'failed' && <Notice tone="error">{texts.failed}</Notice>}
    </li>
  );
};
