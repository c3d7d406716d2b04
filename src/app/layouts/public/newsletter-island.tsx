import { lazy, type ReactElement, type RefObject, Suspense, useEffect } from 'react';
import { footerText } from '@/content/navigation';
import { consentVersion } from '@/content/consent-version';
// The form stands in the page before its code is here, so its looks must come with the page: a use keeps them in.
import formStyles from '@/shared/forms/forms.module.css';
import styles from './site-footer.module.css';

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

const Missing = () => <p>{footerText.newsletterMissing}</p>;

const Form = lazy(async () => {
  // The prerender needs the form at once; in the browser its code would weigh on every page.
  if (typeof window !== 'undefined') await wanted;
  try {
    const { NewsletterForm } = await import('@/features/leads/newsletter-form');
    return {
      default: () => <NewsletterForm consentVersion={consentVersion} labelledBy="newsletter-title" />,
    };
  } catch {
    return { default: Missing };
  }
});

/** The newsletter form (PUB-098); one constant element, so that a page change leaves it and what was typed alone. */
export const newsletter: ReactElement = (
  <Suspense fallback={<div className={`${formStyles.form} ${styles.waiting}`} />}>
    <Form />
  </Suspense>
);

/**
 * Fetches the form's code at the first sign of a person: a press or a key anywhere, or the footer coming near. A
 * press comes before the click that changes the page, so no page change meets a form that React has not adopted.
 */
export function useNewsletterWanted(footer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = footer.current;
    if (element === null) return undefined;
    if (element.contains(document.activeElement)) want();
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: '400px' },
    );
    near.observe(element);
    const signs = ['pointerdown', 'keydown', 'focusin', 'click', 'popstate'] as const;
    for (const sign of signs) window.addEventListener(sign, want);
    return () => {
      near.disconnect();
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, [footer]);
}
