import { errorPage } from '@/content/messages';
import { PageHead } from '@/features/site/page-head';
import { Button } from '@/shared/ui/button';
import hero from './hero.module.css';

/** Shown where something failed to load; needs nothing but itself to work. */
export const ErrorPage = () => (
  <div className={hero.inner}>
    <PageHead title={errorPage.title} />
    <div className={hero.text} role="alert">
      <h1>{errorPage.heading}</h1>
      <p className={hero.lead}>{errorPage.text}</p>
      <Button onClick={() => window.location.reload()}>{errorPage.action}</Button>
    </div>
  </div>
);
