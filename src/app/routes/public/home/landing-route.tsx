import { useLocation } from 'react-router-dom';
import { flashMessageFrom } from '@/app/navigation-state';
import { LandingPage } from './landing-page';

/** The landing page, with the notice that a redirect may have sent along. */
export function LandingRoute() {
  const notice = flashMessageFrom(useLocation().state);
  return <LandingPage {...(notice === undefined ? {} : { notice })} />;
}
