import type { ReactNode } from 'react';
import type { Tier, TierId } from '@/content/pages/tiers';
import styles from './tier-cards.module.css';
import { TierDetails } from './tier-details';

/** Makes the cards a radio group, in which one is always chosen (PUB-110 to PUB-112). */
export interface TierChoice {
  readonly legend: string;
  /** The card that is chosen at first. */
  readonly first: TierId;
  /** What the chosen card offers to do next. */
  readonly nextStep: (tier: Tier) => ReactNode;
}

interface TierCardsProps {
  /** Unique on the page; names the group of radios and the group of details. */
  readonly id: string;
  readonly tiers: readonly Tier[];
  /** `packages` says `Start Package` where `plain` says `Start`. */
  readonly naming?: 'plain' | 'packages';
  readonly choice?: TierChoice;
  /** `false` leaves the details out, as on a single sheet. */
  readonly withDetails?: boolean;
}

/** The four steps as cards on one line, each with its length. Choice and details work without scripts. */
export const TierCards = ({ id, tiers, naming = 'plain', choice, withDetails = true }: TierCardsProps) => {
  const cards = (
    <ol className={styles.path}>
      {tiers.map((tier) => {
        const name = naming === 'plain' ? tier.name : tier.packageName;
        const key = `${id}-${tier.id}`;
        return (
          <li key={tier.id} className={choice ? `${styles.card} ${styles.choosable}` : styles.card}>
            <h3 className={styles.name}>
              {choice ? (
                <>
                  <input
                    id={key}
                    className={styles.knot}
                    type="radio"
                    name={id}
                    value={tier.id}
                    defaultChecked={tier.id === choice.first}
                    aria-describedby={`${key}-time ${key}-next`}
                  />
                  <label htmlFor={key} className={styles.label}>
                    {name}
                  </label>
                </>
              ) : (
                <>
                  <span className={styles.knot} />
                  {name}
                </>
              )}
            </h3>
            <p id={`${key}-time`} className={styles.time}>
              {tier.timeline}
            </p>
            <p>{tier.summary}</p>
            {withDetails && <TierDetails group={`${id}-details`} of={name} entries={tier.details} />}
            {choice && (
              <div id={`${key}-next`} className={styles.next}>
                {choice.nextStep(tier)}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
  return choice ? (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{choice.legend}</legend>
      {cards}
    </fieldset>
  ) : (
    <div className={styles.cards}>{cards}</div>
  );
};
