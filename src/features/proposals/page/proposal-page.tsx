import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSiteFacts } from '@/shared/facts/use-site-facts';
import { Icon } from '@/shared/ui/graphics/icons';
import { AppearanceDrawing, accentClass } from '../appearance/appearance-drawing';
import type { ClientProposal, PackageId } from '../content/client-proposal';
import { withIndexKeys } from '../content/with-index-keys';
import type { Update } from '../content/reader-content';
import { ChoiceBanner } from './choice-banner';
import { ContactSection, isReachable } from './contact-block';
import { Edition } from './edition';
import { DetailedTimeline, InformationCards } from './information';
import { PackageCards } from './package-cards';
import { ProposalHeader } from './proposal-header';
import styles from './proposal-page.module.css';
import type { ClientAnswer, SentChoice } from './sent-choice';
import { pageTexts } from './texts';
import { useContact } from './use-contact';

interface ProposalPageProps {
  readonly content: ClientProposal;
  /** Description of the last publication's changes. */
  readonly update?: Update | undefined;
  /** End of this reader's access. */
  readonly expiresAt?: Date | null;
  /** The choice that the reader sent before, preselected and mentioned. */
  readonly choice?: SentChoice | undefined;
  /**
   * Called when the reader exits. Without it, as in a preview, `Exit` is hidden and the focus doesn't move.
   */
  readonly onExit?: () => void;
  /** Buttons before `Exit`, such as `Download` and `Share`. */
  readonly tools?: ReactNode;
  /** Returns the buttons beside a section's heading. */
  readonly sectionTools?: (section: { readonly id: string; readonly heading: string }) => ReactNode;
  /**
   * Stores the reader's choice and question; rejects if storing failed. Without it the reader can't send
   * anything.
   */
  readonly onAnswer?: ((answer: ClientAnswer) => Promise<void>) | undefined;
  /** Called when the reader selects another package. The download marks it as chosen (PRO-Q40). */
  readonly onChoose?: (chosen: PackageId) => void;
}

/** Shows the client's proposal behind the gate (PRO-071 to PRO-123), without the site's header and footer. */
export const ProposalPage = ({
  content,
  update,
  expiresAt = null,
  choice: choiceBefore,
  onExit,
  tools,
  sectionTools,
  onAnswer,
  onChoose,
}: ProposalPageProps) => {
  const [selected, setSelected] = useState<PackageId>();
  const [choiceNow, setChoiceNow] = useState<SentChoice>();
  const [year] = useState(() => new Date().getFullYear());
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const { since } = useSiteFacts();
  const contact = useContact(content.sender);
  const isOpened = onExit !== undefined;
  const choice = choiceNow ?? choiceBefore;
  const chosen = selected ?? choice?.package ?? 'start';

  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);

  const onChooseLatest = useRef(onChoose);
  useEffect(() => {
    onChooseLatest.current = onChoose;
  });
  useEffect(() => onChooseLatest.current?.(chosen), [chosen]);

  const answer = async (clientAnswer: ClientAnswer) => {
    await onAnswer?.(clientAnswer);
    if (clientAnswer.package !== undefined) setChoiceNow({ package: clientAnswer.package, at: new Date() });
  };

  return (
    <div className={`${styles.page} ${accentClass(content.appearance)}`}>
      <ProposalHeader content={content} tools={tools} onExit={onExit} />
      <main>
        <section className={styles.hero} data-section="hero" aria-labelledby="proposal-heading">
          <div className={styles.inner}>
            <h1 id="proposal-heading" ref={heading} tabIndex={-1}>
              {content.hero.headline}
            </h1>
            <p className={styles.tagline}>{content.hero.tagline}</p>
            <Edition update={update} expiresAt={expiresAt} />
            <div className={styles.drawing}>
              <AppearanceDrawing appearance={content.appearance} fallback="letter" />
            </div>
            <ul className={styles.badges}>
              {withIndexKeys(content.hero.badges).map(({ key, entry: badge }) => (
                <li key={key}>
                  <Icon name="check" />
                  {badge}
                </li>
              ))}
            </ul>
          </div>
        </section>
        <Section id="packages" heading={pageTexts.packagesHeading} tools={sectionTools}>
          <p className={styles.lead}>{pageTexts.packagesLead}</p>
          <div ref={cards}>
            <PackageCards content={content} chosen={chosen} onChoose={setSelected} />
          </div>
        </Section>
        <ChoiceBanner
          content={content}
          contact={contact}
          chosen={chosen}
          choice={choice}
          onAnswer={onAnswer && answer}
          onChange={() => cards.current?.querySelector<HTMLInputElement>('input:checked')?.focus()}
        />
        <Section id="information" heading={pageTexts.informationHeading} tools={sectionTools}>
          <InformationCards content={content} />
        </Section>
        <Section id="timeline" heading={content.timeline.heading} tools={sectionTools} isSunk>
          <DetailedTimeline steps={content.timeline.steps} />
        </Section>
        {isReachable(contact) && <ContactSection contact={contact} />}
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <p>{pageTexts.confidential(content.clientName)}</p>
          <p>{pageTexts.copyright(since, year)}</p>
        </div>
      </footer>
    </div>
  );
};

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly tools: ProposalPageProps['sectionTools'];
  readonly isSunk?: boolean;
  readonly children: ReactNode;
}

const Section = ({ id, heading, tools, isSunk = false, children }: SectionProps) => (
  <section
    className={isSunk ? styles.sunk : styles.section}
    data-section={id}
    aria-labelledby={`${id}-heading`}
  >
    <div className={styles.inner}>
      <div className={styles.headingRow}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {tools && <div className={styles.sectionTools}>{tools({ id, heading })}</div>}
      </div>
      {children}
    </div>
  </section>
);
