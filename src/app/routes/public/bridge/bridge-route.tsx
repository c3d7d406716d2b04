import { consentVersion } from '@/content/pages/consent-version';
import { WaitlistBox } from '@/features/leads/forms/waitlist-box';
import { BridgePage, WaitlistBoxHead, waitlistHeadingId } from './bridge-page';

/** Renders the page of the data integration hub with its waitlist box. */
export const BridgeRoute = () => (
  <BridgePage
    box={
      <WaitlistBox
        consentVersion={consentVersion}
        labelledBy={waitlistHeadingId}
        head={<WaitlistBoxHead />}
      />
    }
  />
);
