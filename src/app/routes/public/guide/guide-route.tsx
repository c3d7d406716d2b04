import { consentVersion } from '@/content/pages/consent-version';
import { StarterPackForm } from '@/features/leads/forms/starter-pack-form';
import { GuidePage, StarterPackHead, starterPackHeadingId } from './guide-page';

/** Renders the guide page with the form that requests the starter pack. */
export function GuideRoute() {
  return (
    <GuidePage
      form={
        <StarterPackForm
          consentVersion={consentVersion}
          labelledBy={starterPackHeadingId}
          head={<StarterPackHead />}
        />
      }
    />
  );
}
