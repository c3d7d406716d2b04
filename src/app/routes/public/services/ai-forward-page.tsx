import { aiForwardPage, aiForwardParts, aiForwardSteps } from '@/content/pages/ai-forward';
import { brand } from '@/content/brand';
import { draftDrawing } from '@/features/site/drawings/draft';
import { LineDrawing } from '@/features/site/drawings/line-drawing';
import { serviceData } from '@/features/site/head/organization-data';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { SessionCall } from '@/features/site/sections/session-call';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './ai-forward-page.module.css';
import { ServiceHero } from './service-hero';

const name = 'AI Forward';

/** `/services/ai-forward`, and `/ai-forward`: what AI Forward is, and its four steps. */
export const AiForwardPage = () => (
  <>
    <PageHead
      title={aiForwardPage.title}
      description={aiForwardPage.description}
      path={paths.aiForward}
      structuredData={serviceData({ name, description: aiForwardPage.description, path: paths.aiForward })}
    />
    <ServiceHero
      crumb={name}
      heading={aiForwardPage.heading}
      lead={aiForwardPage.lead}
      actions={
        <>
          <ButtonLink to={brand.bookingLink} variant="next" event={{ name: 'calendly_scheduling' }}>
            {aiForwardPage.session}
          </ButtonLink>
          <TextLink to={paths.guide}>{aiForwardPage.guide}</TextLink>
        </>
      }
      drawing={<LineDrawing art={draftDrawing} label={aiForwardPage.drawing} />}
    />
    <Section id="parts" heading={aiForwardPage.partsHeading} tone="band">
      <ul className={styles.parts}>
        {aiForwardParts.map(({ id, name: part, claim, text, result }) => (
          <li key={id} id={id}>
            <h3>{part}</h3>
            <div>
              <p className={styles.claim}>{claim}</p>
              <p>{text}</p>
              <p className={styles.result}>
                <strong>{aiForwardPage.resultLabel}:</strong> {result}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="process" heading={aiForwardPage.stepsHeading} lead={aiForwardPage.stepsLead}>
      <ol className={styles.stairs}>
        {aiForwardSteps.map(({ name: step, reckon, text }) => (
          <li key={step}>
            <h3>{step}</h3>
            <p className={styles.reckon}>{reckon}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
    <Section id="shares" heading={aiForwardPage.sharesHeading} lead={aiForwardPage.sharesLead}>
      <div className={styles.shares}>
        {aiForwardPage.shares.map(({ name: share, entries }) => (
          <div key={share}>
            <h3>{share}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
    <SessionCall
      heading={aiForwardPage.closingHeading}
      text={aiForwardPage.closingText}
      action={aiForwardPage.session}
    />
  </>
);
