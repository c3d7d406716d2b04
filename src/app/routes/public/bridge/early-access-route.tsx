import { Navigate, useLocation } from 'react-router-dom';
import { emailFrom } from '@/app/navigation-state';
import { consentVersion } from '@/content/pages/consent-version';
import { WaitlistForm } from '@/features/leads/forms/waitlist-form';
import { homeOf } from '@/shared/auth/return-path';
import { useVisitorSession } from '@/shared/auth/use-visitor-session';
import {
  ApplicationHead,
  applicationHeadingId,
  EarlyAccessPage,
  EarlyAccessThanks,
} from './early-access-page';

/**
 * Renders the waitlist application. A signed-in person is redirected to the home of their role (PUB-146,
 * PUB-Q20).
 */
export const EarlyAccessRoute = () => {
  const session = useVisitorSession();
  const email = emailFrom(useLocation().state);
  if (session.status === 'signed-in') return <Navigate to={homeOf(session.actor.role)} replace />;
  return (
    <EarlyAccessPage
      form={
        <WaitlistForm
          consentVersion={consentVersion}
          labelledBy={applicationHeadingId}
          head={<ApplicationHead />}
          thanks={<EarlyAccessThanks />}
          email={email}
        />
      }
    />
  );
};
