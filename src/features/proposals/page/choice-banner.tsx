import { codeOnce } from '@/shared/lazy/code-once';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import type { ClientProposal, PackageId } from '../content/client-proposal';
import styles from './choice-banner.module.css';
import type { ConfirmationDialogProps } from './confirmation-dialog';
import { ContactLines, isReachable } from './contact-block';
import { shortDay } from './days';
import { packageName } from './packages';
import { priceIn, formatPrice } from './prices';
import type { ClientAnswer, SentChoice } from './sent-choice';
import { pageTexts } from './texts';
import type { Contact } from './use-contact';
import { type ShownDialogProps, useDialogCode } from './use-dialog-code';

interface ChoiceBannerProps {
  readonly content: ClientProposal;
  readonly contact: Contact;
  readonly chosen: PackageId;
  readonly choice: SentChoice | undefined;
  readonly onAnswer: ((answer: ClientAnswer) => Promise<void>) | undefined;
  /** Goes back to the packages. */
  readonly onChange: () => void;
}

const { load: loadDialog } = codeOnce(async () => (await import('./confirmation-dialog')).ConfirmationDialog);

/** Shows the selected package, its price and the sent choice, with a button for the next step. */
export const ChoiceBanner = ({ content, contact, chosen, choice, onAnswer, onChange }: ChoiceBannerProps) => {
  const dialog = useDialogCode<Omit<ConfirmationDialogProps, keyof ShownDialogProps>>(loadDialog);
  const name = packageName(chosen);
  const price = priceIn(content, chosen);
  return (
    <>
      <section className={styles.choice} aria-labelledby="choice-heading">
        <div className={styles.inner}>
          <div>
            <h2 id="choice-heading" className={styles.heading}>
              {pageTexts.choiceHeading}
            </h2>
            <output className={styles.chosen}>
              <span className={styles.sentence}>{pageTexts.choice[chosen]}</span>
              {price && (
                <span className={styles.sum}>
                  {pageTexts.costs(name, formatPrice(price, content.currency))}
                </span>
              )}
            </output>
            {chosen !== 'starter' && !price && <p className={styles.note}>{pageTexts.quoted}</p>}
            {choice && (
              <div className={styles.sent}>
                <p>
                  <strong>{pageTexts.youChose(packageName(choice.package), shortDay(choice.at))}</strong>{' '}
                  {choice.package !== chosen && pageTexts.notSentYet(name)}
                </p>
                <Button variant="quiet" small onClick={onChange}>
                  {pageTexts.change}
                </Button>
              </div>
            )}
            <p role="alert" className={styles.note}>
              {dialog.hasFailed && pageTexts.connectFailed}
            </p>
            {isReachable(contact) && (
              <div className={styles.contact}>
                <h3 className={styles.heading}>{pageTexts.contactHeading}</h3>
                <ContactLines contact={contact} />
              </div>
            )}
          </div>
          <div className={styles.actions}>
            <Button
              variant="next"
              onPointerEnter={dialog.prefetch}
              onFocus={dialog.prefetch}
              onClick={() => void dialog.open()}
            >
              {pageTexts.connect}
            </Button>
            {contact.bookingLink !== undefined && (
              <ButtonLink to={contact.bookingLink} variant="quiet">
                {pageTexts.schedule}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
      {dialog.Shown && (
        <dialog.Shown
          open={dialog.isOpen}
          chosen={chosen}
          isSent={choice?.package === chosen}
          name={name}
          contact={contact}
          onAnswer={onAnswer}
          onClose={dialog.close}
        />
      )}
    </>
  );
};
