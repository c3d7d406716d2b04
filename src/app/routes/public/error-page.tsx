import { errorPage } from '@/content/error-page';
import { Button } from '@/shared/ui/button';
import hero from './hero.module.css';

/** Shown where something failed to load; needs nothing but itself to work. */
export const ErrorPage = () => (
  <div className={hero.inner}>
    <title>{errorPage.title}</title>
    <div className={hero.text} role="alert">
      <h1>{errorPage.heading}</h1>
      <p className={hero.lead}>{errorPage.text}</p>
      <Button onClick={() => window.location.reload()}>{errorPage.action}</Button>
    </div>
  </div>
);
