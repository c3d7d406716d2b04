import { brand } from '@/content/brand';
import { builtFacts } from '@/content/site-facts';
import { paths } from '@/shared/config/paths';
import { siteAddress } from '@/shared/facts/site-address';

const { name, email, phone, since, office, socialLinks } = builtFacts;
const [locality, region] = office?.split(', ') ?? [];
const organizationId = `${siteAddress(paths.about)}#organization`;

/** schema.org data of the organization behind the site. */
export const organizationData = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: siteAddress(paths.home),
  ...(name !== undefined && name !== brand.name && { legalName: name }),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { telephone: phone }),
  ...(since !== undefined && { foundingDate: String(since) }),
  ...(locality !== undefined && {
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      ...(region !== undefined && { addressRegion: region }),
      addressCountry: 'CA',
    },
  }),
  ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ href }) => href) }),
};

/** schema.org data of the home page: the organization and the website. */
export const homeData = {
  '@graph': [
    organizationData,
    {
      '@type': 'WebSite',
      '@id': `${siteAddress(paths.home)}#website`,
      name: brand.name,
      alternateName: brand.expandedName,
      url: siteAddress(paths.home),
      inLanguage: 'en-CA',
      publisher: { '@id': organizationId },
    },
  ],
};

interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

/** Returns schema.org data of a service, with its breadcrumbs below the services overview. */
export const serviceData = ({ name, description, path }: ServiceFacts) => ({
  '@graph': [
    {
      '@type': 'Service',
      name,
      description,
      url: siteAddress(path),
      provider: {
        '@type': 'Organization',
        '@id': organizationId,
        name: brand.name,
        url: siteAddress(paths.home),
      },
      audience: { '@type': 'Audience', audienceType: 'Nonprofit organisations' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Services', item: siteAddress(paths.services) },
        { '@type': 'ListItem', position: 2, name, item: siteAddress(path) },
      ],
    },
  ],
});
