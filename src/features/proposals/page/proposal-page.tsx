import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { brand } from '@/content/brand';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Icon } from '@/shared/ui/graphics/icons';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import type { ClientProposal, PackageId } from '../content/client-proposal';
import { placed } from '../content/placed';
import type { ClientAnswer, ConfirmationDialogProps } from './confirmation-dialog';
import { DetailedTimeline, InformationCards } from './information';
import { PackageCards } from './package-cards';
import { packageName } from './packages';
import { ProposalHeader } from './proposal-header';
import styles from './proposal-page.module.css';
import { pageTexts } from './texts';

interface ProposalPageProps {
  readonly content: ClientProposal;
  /** Called when the reader leaves; without it, as in a preview, the page has no `Exit` and leaves the focus alone. */
  readonly onExit?: () => void;
  /** The buttons before `Exit`: `Download` and `Share`. */
  readonly tools?: ReactNode;
  /** Keeps the reader's choice and question; rejects where it was not kept. Without it nothing is offered to be sent. */
  readonly onAnswer?: (answer: ClientAnswer) => Promise<void>;
  /** Told each time the choice changes, `start` first: the download names it (PRO-Q40). */
  readonly onChoose?: (chosen: PackageId) => void;
}

/** The dialog with its form: its code comes when somebody is about to press for it. */
const loadDialog = async () => (await import('./confirmation-dialog')).ConfirmationDialog;

/** A press or what comes before one may be the first to ask, and asks again where the code did not come. */
const fetchAhead = () => {
  loadDialog().catch(() => {});
};

/** What a client reads after the gate (PRO-071 to PRO-123). It stands alone, without the site's header and footer. */
export const ProposalPage = ({ content, onExit, tools, onAnswer, onChoose }: ProposalPageProps) => {
  const [chosen, setChosen] = useState<PackageId>('start');
  const [isConfirming, setIsConfirming] = useState(false);
  const [dialog, setDialog] = useState<{ readonly Shown: ComponentType<ConfirmationDialogProps> }>();
  const [hasFailed, setHasFailed] = useState(false);
  const [year] = useState(() => new Date().getFullYear());
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = onExit !== undefined;

  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);

  const choose = (id: PackageId) => {
    setChosen(id);
    onChoose?.(id);
  };

  const connect = async () => {
    setHasFailed(false);
    try {
      const Shown = await loadDialog();
      setDialog({ Shown });
      setIsConfirming(true);
    } catch (error) {
      console.warn('The next steps could not be loaded.', error);
      setHasFailed(true);
    }
  };

  return (
    <div className={styles.page}>
      <ProposalHeader content={content} tools={tools} onExit={onExit} />
      <main>
        <section className={styles.hero} data-section="hero" aria-labelledby="proposal-heading">
          <div className={styles.inner}>
            <h1 id="proposal-heading" ref={heading} tabIndex={-1}>
              {content.hero.headline}
            </h1>
            <p className={styles.tagline}>{content.hero.tagline}</p>
            <div className={styles.drawing}>
              <SpotDrawing name="letter" runs="through" />
            </div>
            <ul className={styles.badges}>
              {placed(content.hero.badges).map(({ key, entry: badge }) => (
                <li key={key}>
                  <Icon name="check" />
                  {badge}
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className={styles.section} data-section="packages" aria-labelledby="packages-heading">
          <div className={styles.inner}>
            <h2 id="packages-heading">{pageTexts.packagesHeading}</h2>
            <p className={styles.lead}>{pageTexts.packagesLead}</p>
            <PackageCards content={content} chosen={chosen} onChoose={choose} />
          </div>
        </section>
        <section className={styles.choice} aria-labelledby="choice-heading">
          <div className={`${styles.inner} ${styles.choiceRow}`}>
            <div>
              <h2 id="choice-heading" className={styles.choiceHeading}>
                {pageTexts.choiceHeading}
              </h2>
              <output className={styles.chosen}>{pageTexts.choice[chosen]}</output>
              {chosen !== 'starter' && <p className={styles.quoted}>{pageTexts.quoted}</p>}
              <p role="alert" className={styles.quoted}>
                {hasFailed && pageTexts.connectFailed}
              </p>
            </div>
            <div className={styles.choiceActions}>
              <Button
                variant="next"
                onPointerEnter={fetchAhead}
                onFocus={fetchAhead}
                onClick={() => void connect()}
              >
                {pageTexts.connect}
              </Button>
              <ButtonLink to={brand.bookingLink} variant="quiet">
                {pageTexts.schedule}
              </ButtonLink>
            </div>
          </div>
        </section>
        <section className={styles.section} data-section="information" aria-labelledby="information-heading">
          <div className={styles.inner}>
            <h2 id="information-heading">{pageTexts.informationHeading}</h2>
            <InformationCards content={content} />
          </div>
        </section>
        <section className={styles.sunk} data-section="timeline" aria-labelledby="timeline-heading">
          <div className={styles.inner}>
            <h2 id="timeline-heading">{content.timeline.heading}</h2>
            <DetailedTimeline steps={content.timeline.steps} />
          </div>
        </section>
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <p>{pageTexts.confidential(content.clientName)}</p>
          <p>{pageTexts.copyright(year)}</p>
        </div>
      </footer>
      {dialog && (
        <dialog.Shown
          open={isConfirming}
          chosen={chosen}
          name={packageName(chosen)}
          onAnswer={onAnswer}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  );
};
