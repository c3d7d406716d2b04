import { consentVersion } from '@/content/pages/consent-version';
import { StarterPackForm } from '@/features/leads/forms/starter-pack-form';
import { GuidePage, StarterPackHead, starterPackHeadingId } from './guide-page';

/** The guide page with the form that asks for the starter pack. */
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
