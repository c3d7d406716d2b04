import { consentVersion } from '@/content/pages/consent-version';
import { WaitlistBox } from '@/features/leads/forms/waitlist-box';
import { BridgePage, WaitlistBoxHead, waitlistHeadingId } from './bridge-page';

/** The page of the data integration hub with the box that joins its waitlist. */
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
