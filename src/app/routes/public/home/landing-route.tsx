import { useLocation } from 'react-router-dom';
import { flashMessageFrom } from '@/app/navigation-state';
import { LandingPage } from './landing-page';

/** Renders the landing page, with the flash message of a redirect if there is one. */
export function LandingRoute() {
  const notice = flashMessageFrom(useLocation().state);
  return <LandingPage {...(notice === undefined ? {} : { notice })} />;
}
