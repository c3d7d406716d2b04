import { fundraisingPage, methodParts } from '@/content/pages/fundraising';
import { ContactCall } from '@/features/site/sections/contact-call';
import { methodDrawings } from '@/features/site/drawings/method';
import { ThreadDrawing } from '@/features/site/drawings/line-drawing';
import { serviceData } from '@/features/site/head/organization-data';
import { BookingButton } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './fundraising-page.module.css';
import { ServiceHero } from './service-hero';

const name = 'Fundraising services';

/**
 * Renders `/services/fundraising`: the six-part method, as one line through six stations and then part by
 * part.
 */
export const FundraisingPage = () => (
  <>
    <PageHead
      title={fundraisingPage.title}
      description={fundraisingPage.description}
      path={paths.fundraising}
      structuredData={serviceData({
        name,
        description: fundraisingPage.description,
        path: paths.fundraising,
      })}
    />
    <ServiceHero
      crumb={name}
      heading={fundraisingPage.heading}
      lead={fundraisingPage.lead}
      actions={<BookingButton variant="next">{fundraisingPage.session}</BookingButton>}
    />
    <nav className={styles.line} aria-label={fundraisingPage.lineLabel}>
      <ol className={styles.stations}>
        {methodParts.map(({ id, name: part }, index) => (
          <li key={id}>
            <ThreadDrawing
              art={methodDrawings[id]}
              extent={index === methodParts.length - 1 ? 'on' : 'within'}
            />
            <TextLink to={`#${id}`}>{part}</TextLink>
          </li>
        ))}
      </ol>
    </nav>
    <Section id="method" heading={fundraisingPage.methodHeading} lead={fundraisingPage.methodLead}>
      <ol className={styles.parts}>
        {methodParts.map(({ id, name: part, claim, text, gets, length, week }) => (
          <li key={id} id={id} className={styles.part}>
            <div className={styles.head}>
              <h3>{part}</h3>
              <p className={styles.claim}>{claim}</p>
            </div>
            <div className={styles.body}>
              <p>{text}</p>
              <dl className={styles.facts}>
                <dt>{fundraisingPage.getsLabel}</dt>
                <dd>
                  <ul>
                    {gets.map((entry) => (
                      <li key={entry}>{entry}</li>
                    ))}
                  </ul>
                </dd>
                <dt>{fundraisingPage.lengthLabel}</dt>
                <dd>{length}</dd>
              </dl>
              <div className={styles.week}>
                <h4>{fundraisingPage.weekLabel}</h4>
                <p>{week}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
    <ContactCall heading={fundraisingPage.closingHeading} text={fundraisingPage.closingText} />
  </>
);
