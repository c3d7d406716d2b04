import { brand } from '@/content/brand';
import { guideName } from '@/content/pages/guide/guide';
import { guideComponents } from '@/content/pages/guide/guide-components';
import { siteAddress } from '@/shared/facts/site-address';
import { paths } from '@/shared/config/paths';

const address = siteAddress(paths.day1Playbook);

/** The starter pack in schema.org's vocabulary, as a freely accessible work. */
export const guideWork = {
  '@type': 'CreativeWork',
  '@id': address,
  name: `${guideName}: Free Starter Pack`,
  url: address,
  inLanguage: 'en',
  isAccessibleForFree: true,
  audience: { '@type': 'Audience', audienceType: 'Nonprofit fundraisers' },
  publisher: { '@type': 'Organization', name: brand.name, url: siteAddress('/') },
  hasPart: guideComponents.map(({ id, name }) => ({
    '@type': 'CreativeWork',
    name,
    url: `${address}#${id}`,
  })),
};
