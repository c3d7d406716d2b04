import { brand } from '@/content/brand';
import {
  type Certificate,
  certificates,
  learningFigures,
  platformBenefits,
  platformServices,
  salesforcePage,
} from '@/content/pages/salesforce';
import { ContactCall } from '@/features/site/sections/contact-call';
import { type LineArt, LineDrawing } from '@/features/site/drawings/line-drawing';
import { serviceData } from '@/features/site/head/organization-data';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { paths } from '@/shared/config/paths';
import { formatCalendarMonth } from '@/shared/i18n/format';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/graphics/icons';
import styles from './salesforce-page.module.css';
import { ServiceHero } from './service-hero';

const name = 'CRM services';

const CertificateBadge = ({ title, issued }: Certificate) => (
  <li className={styles.badge}>
    <span className={issued === undefined ? `${styles.seal} ${styles.empty}` : styles.seal}>
      {issued !== undefined && <Icon name="check" />}
    </span>
    <div>
      <h3>{title}</h3>
      <p>
        {issued === undefined ? (
          salesforcePage.toCome
        ) : (
          <>
            {salesforcePage.issuedLabel} <time dateTime={issued}>{formatCalendarMonth(issued)}</time>
          </>
        )}
      </p>
    </div>
  </li>
);

/** `/services/salesforce`: what we do on CRM platforms, what it changes, and what stands behind it. */
export const SalesforcePage = ({ held = certificates }: { readonly held?: readonly Certificate[] }) => (
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
      actions={
        <ButtonLink to={brand.bookingLink} variant="next" event={{ name: 'calendly_scheduling' }}>
          {salesforcePage.session}
        </ButtonLink>
      }
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
      <div className={styles.learning}>
        <div className={styles.learningHead}>
          <h3>{salesforcePage.learningHeading}</h3>
          <p>{salesforcePage.learningLead}</p>
        </div>
        <ul className={styles.figures}>
          {learningFigures.map(({ figure, text }) => (
            <li key={text}>
              <span className={styles.figure}>{figure}</span> {text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
    <Section
      id="certificates"
      {...(held.every(({ issued }) => issued !== undefined)
        ? { heading: salesforcePage.certificatesHeading }
        : { heading: salesforcePage.placesHeading, lead: salesforcePage.placesNote })}
    >
      <ul className={styles.badges}>
        {held.map((certificate) => (
          <CertificateBadge key={certificate.title} {...certificate} />
        ))}
      </ul>
    </Section>
    <ContactCall heading={salesforcePage.closingHeading} text={salesforcePage.closingText} />
  </>
);

/** A box of record cards with one raised. */
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
