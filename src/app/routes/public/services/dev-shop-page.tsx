import { brand } from '@/content/brand';
import { approachSteps, devShopPage, devShopWork } from '@/content/pages/dev-shop';
import { ContactCall } from '@/features/site/sections/contact-call';
import { pieceDrawing } from '@/features/site/drawings/piece';
import { workDrawings } from '@/features/site/drawings/work';
import { LineDrawing, ThreadDrawing } from '@/features/site/drawings/line-drawing';
import { serviceData } from '@/features/site/head/organization-data';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { StepLine } from '@/features/site/sections/step-line';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Card } from '@/shared/ui/card';
import styles from './dev-shop-page.module.css';
import { ServiceHero } from './service-hero';

const name = 'Dev Shop';

/** `/services/dev-shop`: what is built, how, and when it is better not to build. */
export const DevShopPage = () => (
  <>
    <PageHead
      title={devShopPage.title}
      description={devShopPage.description}
      path={paths.devShop}
      structuredData={serviceData({ name, description: devShopPage.description, path: paths.devShop })}
    />
    <ServiceHero
      crumb={name}
      heading={devShopPage.heading}
      lead={devShopPage.lead}
      actions={
        <ButtonLink to={brand.bookingLink} variant="next" event={{ name: 'calendly_scheduling' }}>
          {devShopPage.session}
        </ButtonLink>
      }
    />
    <figure className={styles.piece}>
      <div className={styles.bench}>
        <LineDrawing art={pieceDrawing} label={devShopPage.drawing} />
      </div>
      <figcaption>{devShopPage.drawingCaption}</figcaption>
    </figure>
    <Section id="work" heading={devShopPage.workHeading}>
      <ul className={styles.work}>
        {devShopWork.map(({ id, name: kind, text, example }) => (
          <Card as="li" key={id}>
            <div className={styles.card}>
              <ThreadDrawing art={workDrawings[id]} />
              <h3>{kind}</h3>
              <p>{text}</p>
              <p className={styles.example}>
                <strong>{devShopPage.exampleLabel}:</strong> {example}
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
    <Section id="approach" heading={devShopPage.approachHeading} lead={devShopPage.approachLead}>
      <StepLine steps={approachSteps} resultLabel={devShopPage.resultLabel} />
    </Section>
    <Section id="not" heading={devShopPage.notHeading} tone="band">
      <ul className={styles.not}>
        {devShopPage.not.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Section>
    <ContactCall heading={devShopPage.closingHeading} text={devShopPage.closingText} />
  </>
);
