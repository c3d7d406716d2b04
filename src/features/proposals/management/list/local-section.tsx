import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { proposalPath } from '@/shared/config/paths';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { externalLinkProps } from '@/shared/ui/links/external';
import { buttonClasses } from '@/shared/ui/buttons/button';
import {
  type LocalProposal,
  localSlugs,
  readLocalProposal,
} from '@/features/proposals/local/local-proposals';
import { localTexts } from '@/features/proposals/local/texts';
import { createDraft } from '@/features/proposals/changes';
import styles from '../management.module.css';

const texts = localTexts.management;

interface LocalSectionProps {
  readonly actor: Actor;
  /** Slugs of stored pages. They hide local pages with the same slug. */
  readonly taken: readonly string[];
  /** Called with the slug of a new deck. */
  readonly onMade: (slug: string) => void;
}

/** Lists the pages stored only in this browser. Each can be converted to a deck. */
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
    const create = async () => {
      const { deckFromLocal } = await import('@/features/proposals/local/deck-from-local');
      return createDraft(slug, deckFromLocal(proposal), actor);
    };
    const { tone } = await formOutcome(create, texts);
    if (tone === 'error') setState('failed');
    else onMade(slug);
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
