import {
  learningUnits,
  platformBenefits,
  platformServices,
  salesforcePage,
} from '@/content/pages/salesforce';
import type { SiteFacts } from '@/content/site-facts';
import { ContactCall } from '@/features/site/sections/contact-call';
import { type LineArt, LineDrawing } from '@/features/site/drawings/line-drawing';
import { serviceData } from '@/features/site/head/organization-data';
import { BookingButton } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths } from '@/shared/config/paths';
import { formatCalendarMonth, formatNumber } from '@/shared/i18n/format';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/graphics/icons';
import styles from './salesforce-page.module.css';
import { ServiceHero } from './service-hero';

const name = 'CRM services';

/** Shows the team's certificates with their months. Renders nothing if there are none. */
const Certificates = () => {
  const { certificates } = useBuiltFacts();
  return certificates.length === 0 ? null : (
    <Section id="certificates" heading={salesforcePage.certificatesHeading}>
      <ul className={styles.badges}>
        {certificates.map((certificate) => (
          <CertificateBadge key={certificate.title} {...certificate} />
        ))}
      </ul>
    </Section>
  );
};

const CertificateBadge = ({ title, issued }: SiteFacts['certificates'][number]) => (
  <li className={styles.badge}>
    <span className={styles.seal}>
      <Icon name="check" />
    </span>
    <div>
      <h3>{title}</h3>
      <p>
        {salesforcePage.issuedLabel} <time dateTime={issued}>{formatCalendarMonth(issued)}</time>
      </p>
    </div>
  </li>
);

/** Shows the team's Trailhead totals that the owner has confirmed. */
const Learning = () => {
  const facts = useBuiltFacts();
  const units = (['badges', 'points', 'trails'] as const).filter((unit) => facts[unit] !== undefined);
  return units.length === 0 ? null : (
    <div className={styles.learning}>
      <div className={styles.learningHead}>
        <h3>{salesforcePage.learningHeading}</h3>
        <p>{salesforcePage.learningLead}</p>
      </div>
      <ul className={styles.figures}>
        {units.map((unit) => (
          <li key={unit}>
            <span className={styles.figure}>{formatNumber(facts[unit] ?? 0)}</span> {learningUnits[unit]}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Renders `/services/salesforce`: our work on CRM platforms, its effects, and the team's credentials. */
export const SalesforcePage = () => (
  <>
    <PageHead
      title={salesforcePage.title}
      description={salesforcePage.description}
      path={paths.salesforce}
      structuredData={serviceData({
        name,
        description: salesforcePage.description,
        path: paths.salesforce,
      })}
    />
    <ServiceHero
      crumb={name}
      heading={salesforcePage.heading}
      lead={salesforcePage.lead}
      actions={<BookingButton variant="next">{salesforcePage.session}</BookingButton>}
      drawing={<LineDrawing art={cardsDrawing} label={salesforcePage.drawing} />}
    />
    <Section
      id="services"
      heading={salesforcePage.servicesHeading}
      lead={salesforcePage.servicesLead}
      tone="sunk"
    >
      <ul className={styles.services}>
        {platformServices.map(({ name: service, text }) => (
          <li key={service}>
            <h3>{service}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="benefits" heading={salesforcePage.benefitsHeading}>
      <ul className={styles.benefits}>
        {platformBenefits.map(({ name: benefit, text }) => (
          <Card as="li" key={benefit}>
            <h3>{benefit}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
    <Section
      id="licences"
      heading={salesforcePage.licencesHeading}
      lead={salesforcePage.licencesText}
      tone="band"
    >
      <Learning />
    </Section>
    <Certificates />
    <ContactCall heading={salesforcePage.closingHeading} text={salesforcePage.closingText} />
  </>
);

/** A drawing of a box of record cards with one raised. */
const cardsDrawing: LineArt = {
  size: [640, 361],
  line:
    'M-2400 360 H110 V230 H150 V164 H178 V230 V96 H206 L220 74 H300 L314 96 H462 V230 ' +
    'V164 H490 V230 H530 V360 H110 V230 H530 V360 H3040',
  detail:
    'M214 130 a20 20 0 1 1 40 0 a20 20 0 1 1 -40 0 M204 182 C204 164 216 156 234 156 S264 164 264 182 M296 124 H420 ' +
    'M296 148 H400 M296 172 H428 M206 206 H428 M270 284 h100 v36 h-100 z M290 302 h60',
  flat: 'M330 150 a130 130 0 1 1 -.1 1 z',
};
