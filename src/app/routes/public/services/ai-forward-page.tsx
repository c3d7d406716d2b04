import { aiForwardPage, aiForwardParts, aiForwardSteps } from '@/content/pages/ai-forward';
import { type LineArt, LineDrawing } from '@/features/site/drawings/line-drawing';
import { serviceData } from '@/features/site/head/organization-data';
import { BookingButton } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { SessionCall } from '@/features/site/sections/session-call';
import { paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './ai-forward-page.module.css';
import { ServiceHero } from './service-hero';

const name = 'AI Forward';

/** Renders `/services/ai-forward` and `/ai-forward`: what AI Forward is, and its four steps. */
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
          <BookingButton variant="next">{aiForwardPage.session}</BookingButton>
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

/** A drawing of a typed sheet on a desk, and the pen that signs it. */
const draftDrawing: LineArt = {
  size: [640, 361],
  line: 'M-2400 360 H150 L186 70 H420 L402 212 L532 82 L560 110 L424 246 L384 260 L398 220 L402 212 L384 360 H150 H3040',
  detail:
    'M214 114 H384 M210 144 H372 M206 174 H380 M203 204 H340 M199 234 H330 M398 220 L424 246 M510 104 L538 132 ' +
    'M190 314 C204 280 220 284 214 308 C210 328 232 300 246 296 C258 294 246 316 260 312 C290 300 330 296 384 260',
  flat: 'M290 360 a150 150 0 0 1 300 0 z',
};
