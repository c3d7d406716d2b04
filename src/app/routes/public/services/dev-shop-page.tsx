import { approachSteps, devShopPage, type DevShopWork, devShopWork } from '@/content/pages/dev-shop';
import { ContactCall } from '@/features/site/sections/contact-call';
import { type LineArt, LineDrawing, ThreadDrawing } from '@/features/site/drawings/line-drawing';
import { serviceData } from '@/features/site/head/organization-data';
import { BookingButton } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { StepLine } from '@/features/site/sections/step-line';
import { paths } from '@/shared/config/paths';
import { Card } from '@/shared/ui/card';
import styles from './dev-shop-page.module.css';
import { ServiceHero } from './service-hero';

const name = 'Development shop';

/** Renders `/services/dev-shop`: what we build, how, and when it is better not to build. */
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
      actions={<BookingButton variant="next">{devShopPage.session}</BookingButton>}
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

/** A drawing of a gift's path: form, the piece between, record, receipt. */
const pieceDrawing: LineArt = {
  size: [640, 187],
  line:
    'M-2400 186 H24 V36 H136 V186 H24 H190 V110 H228 C218 82 272 82 262 110 H300 V186 H190 H352 V56 C378 ' +
    '46 400 52 420 64 C440 52 462 46 488 56 V186 C462 178 440 180 420 186 C400 180 378 178 352 186 H538 ' +
    'L530 114 L618 104 L626 176 L538 186 L530 114 L581 145 L618 104 L626 176 L538 186 H3040',
  detail:
    'M24 60 H136 M34 48 v.01 M43 48 v.01 M42 82 H96 M42 100 h76 v18 h-76 zM42 136 h44 v24 h-44 zM420 64 ' +
    'V186 M370 84 C382 81 394 83 404 88 M370 110 C382 107 394 109 404 114 M436 88 C446 83 458 81 470 84 ' +
    'M436 114 C442 111 448 110 454 110 M222 146 l16 15 30 -28',
  flat: 'M159 96 a86 86 0 1 1 172 0 a86 86 0 1 1 -172 0',
};

const workSize = [160, 104] as const;

/**
 * Drawings of what the development shop builds. Each stands on a line at height 100 that extends past both
 * sides.
 */
const workDrawings: Readonly<Record<DevShopWork['id'], LineArt>> = {
  web: {
    size: workSize,
    line: 'M-2400 100 H32 V30 H128 V100 H2560',
    detail: 'M32 44 H128 M40 37 v.01 M47 37 v.01 M46 58 H86 M46 70 H76 M46 84 h26 M100 58 h14 v26 h-14 z',
    flat: 'M60 64 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0',
  },
  mobile: {
    size: workSize,
    line:
      'M-2400 100 H62 C58 100 56 98 56 94 V22 C56 18 58 16 62 16 H98 C102 16 104 18 104 22 V94 ' +
      'C104 98 102 100 98 100 H62 H2560',
    detail: 'M75 23 H85 M66 44 l4 4 7 -8 M84 45 H94 M66 60 l4 4 7 -8 M84 61 H94 M66 76 h10 M84 77 H94',
    flat: 'M42 60 a34 34 0 1 1 68 0 a34 34 0 1 1 -68 0',
  },
  integration: {
    size: workSize,
    line: 'M-2400 100 H80 V86 C94 94 101 86 101 76 C101 66 94 58 80 66 V50 H34 V100 H126 V50 H80 H126 V100 H2560',
    detail: 'M44 62 H62 M44 72 H58 M108 62 H117 M108 72 H117',
    flat: 'M68 62 a34 34 0 1 1 68 0 a34 34 0 1 1 -68 0',
  },
};
