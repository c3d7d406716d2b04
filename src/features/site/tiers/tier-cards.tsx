import type { ReactNode } from 'react';
import type { Tier, TierId } from '@/content/pages/tiers';
import styles from './tier-cards.module.css';
import { TierDetails } from './tier-details';

/** Options that make the cards a radio group with one always selected (PUB-110 to PUB-112). */
export interface TierChoice {
  readonly legend: string;
  /** The initially selected card. */
  readonly first: TierId;
  /** Renders the next step that the selected card offers. */
  readonly nextStep: (tier: Tier) => ReactNode;
}

interface TierCardsProps {
  /** Unique on the page; names the group of radio buttons and the group of details. */
  readonly id: string;
  readonly tiers: readonly Tier[];
  /** `plain` shows `Start`, `packages` shows `Start Package`. */
  readonly naming?: 'plain' | 'packages';
  readonly choice?: TierChoice;
  /** False to omit the details, as on the printed flyer. */
  readonly withDetails?: boolean;
}

/**
 * Shows the four tiers as cards along one line, each with its duration. Choice and details work without
 * JavaScript.
 */
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
