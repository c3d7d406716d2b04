import { useLocation } from 'react-router-dom';
import { noticeFrom } from '@/app/notices';
import { LandingPage } from './landing-page';

/** The landing page, with the notice that a redirect may have sent along. */
export function LandingRoute() {
  const notice = noticeFrom(useLocation().state);
  return <LandingPage {...(notice === undefined ? {} : { notice })} />;
}
