import { useState } from 'react';
import { starterPackAddress } from '@/content/pages/guide/guide';
import { buttonClasses } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { ExternalMark, externalLinkProps } from '@/shared/ui/links/external';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import {
  type ClientProposal,
  type Currency,
  type PackageId,
  type PackageOffer,
  packageIds,
} from '../content/client-proposal';
import { withIndexKeys } from '../content/with-index-keys';
import styles from './package-cards.module.css';
import { packageName, packageTimeline } from './packages';
import { PriceRows } from './price-rows';
import { type Price, priceIn } from './prices';
import { pageTexts } from './texts';

interface PackageCardsProps {
  readonly content: ClientProposal;
  readonly chosen: PackageId;
  readonly onChoose: (id: PackageId) => void;
}

/** Shows the four packages along one line, as a radio group with one always selected (PRO-085 to PRO-107). */
export const PackageCards = ({ content, chosen, onChoose }: PackageCardsProps) => {
  const { packages, details, currency } = content;
  const hasPrices = packageIds.some((id) => priceIn(content, id) !== undefined);
  const [open, setOpen] = useState<readonly PackageId[]>(details.openAtFirst);
  // In exclusive mode, opening one card closes the others (PRO-277).
  const toggle = (id: PackageId) =>
    setOpen((now) => {
      const others = details.mode === 'exclusive' ? [] : now.filter((other) => other !== id);
      return now.includes(id) ? others : [...others, id];
    });

  return (
    <fieldset className={styles.cards}>
      <legend>
        <VisuallyHidden>{pageTexts.packagesLegend}</VisuallyHidden>
      </legend>
      <ol className={styles.path}>
        {packageIds.map((id, index) => (
          <PackageCard
            key={id}
            id={id}
            number={index + 1}
            offer={packages[id]}
            price={priceIn(content, id)}
            isQuotedLater={hasPrices && id !== 'starter'}
            currency={currency}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
            isOpen={open.includes(id)}
            onToggle={() => toggle(id)}
          />
        ))}
      </ol>
    </fieldset>
  );
};

interface PackageCardProps {
  readonly id: PackageId;
  readonly number: number;
  readonly offer: PackageOffer;
  readonly price: Price | undefined;
  /** True if other packages have prices. A card without one then says when its quote will come. */
  readonly isQuotedLater: boolean;
  readonly currency: Currency;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const PackageCard = ({
  id,
  number,
  offer,
  price,
  isQuotedLater,
  currency,
  isChosen,
  onChoose,
  isOpen,
  onToggle,
}: PackageCardProps) => {
  const name = packageName(id);
  const part = (of: string) => `package-${id}-${of}`;
  return (
    <li className={styles.entry}>
      <div className={isChosen ? `${styles.card} ${styles.chosen}` : styles.card}>
        <div className={styles.head}>
          <span className={styles.knot}>
            <input
              id={part('choice')}
              className={styles.radio}
              type="radio"
              name="package"
              value={id}
              checked={isChosen}
              onChange={onChoose}
              aria-describedby={`${part('time')} ${part('goal')}`}
            />
            <span className={styles.number}>{number}</span>
          </span>
          <h3 className={styles.name}>
            <label htmlFor={part('choice')} className={styles.label}>
              {name}
            </label>
          </h3>
          {isChosen && (
            <span className={styles.selected}>
              <Icon name="check" />
              {pageTexts.selected}
            </span>
          )}
        </div>
        <p id={part('time')} className={styles.time}>
          <VisuallyHidden>{`${pageTexts.timeline}: `}</VisuallyHidden>
          {packageTimeline(id)}
        </p>
        {id === 'starter' && (
          <p className={styles.price}>
            <strong>{pageTexts.free}</strong> {pageTexts.noCost}
          </p>
        )}
        <div id={part('goal')}>
          <h4 className={styles.part}>{pageTexts.coreGoal}</h4>
          <p>{offer.coreGoal}</p>
        </div>
        <div>
          <h4 className={styles.part}>{pageTexts.whatYouGet}</h4>
          <ul className={styles.bullets}>
            {withIndexKeys(offer.bullets).map(({ key, entry: bullet }) => (
              <li key={key}>{bullet}</li>
            ))}
          </ul>
        </div>
        {(price !== undefined || isQuotedLater) && (
          <div className={styles.costs}>
            <h4 className={styles.part}>{pageTexts.price}</h4>
            {price === undefined ? (
              <p>{pageTexts.quotedLater}</p>
            ) : (
              <PriceRows price={price} currency={currency} />
            )}
          </div>
        )}
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={part('details')}
            onClick={onToggle}
          >
            {isOpen ? pageTexts.hideDetails : pageTexts.showDetails}
            <VisuallyHidden>{` ${pageTexts.detailsOf(name)}`}</VisuallyHidden>
          </button>
          {id === 'starter' && (
            <a
              href={starterPackAddress}
              className={`${buttonClasses({ small: true })} ${styles.get}`}
              {...externalLinkProps}
            >
              {pageTexts.getStarterPack}
              <ExternalMark />
            </a>
          )}
        </div>
      </div>
      <div id={part('details')} className={styles.details} hidden={!isOpen}>
        <h4 className={styles.detailsHeading}>{pageTexts.detailsHeading(name)}</h4>
        <ul>
          {withIndexKeys(offer.details).map(({ key, entry: { title, stage, description } }) => (
            <li key={key}>
              <h5 className={styles.detail}>
                {title}
                {stage && (
                  <>
                    {' '}
                    <span className={styles.stage}>{stage}</span>
                  </>
                )}
              </h5>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p className={styles.teams}>
          <strong>{pageTexts.teams}</strong> {offer.teams}
        </p>
      </div>
    </li>
  );
};
