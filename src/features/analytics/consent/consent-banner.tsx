import { useEffect, useRef, useState } from 'react';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/buttons/button';
import { TextLink } from '@/shared/ui/links/text-link';
import { analyticsConsent as texts } from './texts';
import { asksNotToBeTracked, type ConsentChoice, chooseConsent, useConsentChoice } from './consent';
import styles from './consent-banner.module.css';

/**
 * Asks for consent to third-party analytics (PUB-Q11). It stands at the end of the page, so it covers
 * nothing, shifts nothing and takes no focus. Visitors who have answered, or whose browser sends a signal,
 * are not asked.
 */
export const ConsentBanner = () => {
  const choice = useConsentChoice();
  const [answer, setAnswer] = useState<ConsentChoice>();
  const thanks = useRef<HTMLParagraphElement>(null);

  // The pressed button has unmounted, so move the focus to the answer that replaces it.
  useEffect(() => {
    if (answer) thanks.current?.focus();
  }, [answer]);

  const give = (given: ConsentChoice) => () => {
    chooseConsent(given);
    setAnswer(given);
  };

  if (asksNotToBeTracked() || (choice && !answer)) return null;
  return (
    <section className={styles.banner} aria-labelledby="consent-heading">
      <div className={styles.inner}>
        <h2 id="consent-heading">{texts.heading}</h2>
        {answer ? (
          <p ref={thanks} tabIndex={-1} className={styles.answer}>
            {texts[answer]} <TextLink to={`${paths.privacy}#counting`}>{texts.change}</TextLink>
          </p>
        ) : (
          <>
            <p>
              {texts.text} <TextLink to={`${paths.privacy}#counting`}>{texts.more}</TextLink>
            </p>
            <p className={styles.actions}>
              <Button variant="quiet" onClick={give('allowed')}>
                {texts.allow}
              </Button>
              <Button variant="quiet" onClick={give('refused')}>
                {texts.refuse}
              </Button>
            </p>
          </>
        )}
      </div>
    </section>
  );
};
