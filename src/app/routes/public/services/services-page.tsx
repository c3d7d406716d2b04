import { offers, servicesPage } from '@/content/pages/services';
import { type LineArt, LineDrawing } from '@/features/site/drawings/line-drawing';
import { BookingLink } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { siteAddress } from '@/shared/facts/site-address';
import { Section } from '@/features/site/sections/section';
import { SessionCall } from '@/features/site/sections/session-call';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import { ServiceHero } from './service-hero';
import styles from './services-page.module.css';

const { columns } = servicesPage;

const structuredData = {
  '@type': 'ItemList',
  name: 'Services',
  itemListElement: offers.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: siteAddress(to),
  })),
};

/** Renders `/services`: six offers, and where a visitor should start. */
export const ServicesPage = () => (
  <>
    <PageHead
      title={servicesPage.title}
      description={servicesPage.description}
      path={paths.services}
      structuredData={structuredData}
    />
    <ServiceHero
      heading={servicesPage.heading}
      lead={servicesPage.lead}
      actions={
        <>
          <ButtonLink to="#begin" variant="next">
            {servicesPage.compare}
          </ButtonLink>
          <BookingLink>{servicesPage.session}</BookingLink>
        </>
      }
      drawing={<LineDrawing art={tangleDrawing} />}
    />
    <Section id="begin" heading={servicesPage.beginHeading} lead={servicesPage.beginLead} tone="sunk">
      <table className={styles.table} aria-labelledby="begin-heading">
        <thead>
          <tr>
            {[columns.sign, columns.offer, columns.takes, columns.unless].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map(({ id, name, to, stage, sign, takes, unless }) => (
            <tr key={id}>
              <th scope="row" className={styles.sign}>
                {`"${sign}"`}
              </th>
              <td data-label={columns.offer} className={styles.offer}>
                <span>
                  <TextLink to={to}>{name}</TextLink>
                  {stage && <span className={styles.stage}>{stage}</span>}
                </span>
              </td>
              <td data-label={columns.takes}>
                <span>{takes}</span>
              </td>
              <td data-label={columns.unless}>
                <span>{unless}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
    <Section id="offers" heading={servicesPage.offersHeading}>
      <ul className={styles.offers}>
        {offers.map(({ id, name, to, text }) => (
          <li key={id}>
            <h3>
              <TextLink to={to}>{name}</TextLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="promises" heading={servicesPage.promisesHeading} tone="band">
      <ul className={styles.promises}>
        {servicesPage.promises.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
    <SessionCall
      heading={servicesPage.closingHeading}
      text={servicesPage.closingText}
      action={servicesPage.session}
    />
  </>
);

/** A drawing of a tangle that turns into one straight line with three knots. */
const tangleDrawing: LineArt = {
  size: [640, 360],
  line:
    'M-2400 300 H20 C120 300 176 140 110 116 C44 94 34 214 136 232 C262 252 292 66 196 46 C104 28 92 196 196 258 ' +
    'C292 312 352 168 268 122 C186 80 116 226 240 282 C270 296 300 300 340 300 H388 a14 14 0 1 0 28 0 a14 14 0 1 0 -28 0 ' +
    'a14 14 0 0 1 28 0 H478 a14 14 0 1 0 28 0 a14 14 0 1 0 -28 0 a14 14 0 0 1 28 0 H568 a14 14 0 1 0 28 0 ' +
    'a14 14 0 1 0 -28 0 a14 14 0 0 1 28 0 H3040',
  flat: 'M60 170 a124 124 0 1 1 248 0 a124 124 0 1 1 -248 0',
};
