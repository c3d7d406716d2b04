import { personas, solutionsPage } from '@/content/pages/solutions';
import { roleDrawings } from '@/features/site/drawings/roles';
import { ThreadDrawing } from '@/features/site/drawings/line-drawing';
import { BookingLink } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { SessionCall } from '@/features/site/sections/session-call';
import { StepLine } from '@/features/site/sections/step-line';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import { ServiceHero } from './service-hero';
import styles from './solutions-page.module.css';

/** Renders `/solutions`: eight roles at one table, and how the work proceeds (PUB-Q36). */
export const SolutionsPage = () => (
  <>
    <PageHead title={solutionsPage.title} description={solutionsPage.description} path={paths.solutions} />
    <ServiceHero
      heading={solutionsPage.heading}
      lead={solutionsPage.lead}
      actions={
        <>
          <ButtonLink to="#roles" variant="next">
            {solutionsPage.find}
          </ButtonLink>
          <BookingLink>{solutionsPage.closingAction}</BookingLink>
        </>
      }
    />
    <Section id="roles" heading={solutionsPage.rolesHeading} lead={solutionsPage.rolesLead}>
      <ul className={styles.roles}>
        {personas.map(({ id, role, says, change, offer }, index) => (
          <li key={id} id={id}>
            <ThreadDrawing art={roleDrawings[id]} extent={index === personas.length - 1 ? 'on' : 'within'} />
            <div className={styles.text}>
              <h3>{role}</h3>
              <p className={styles.says}>{`"${says}"`}</p>
              <p>{change}</p>
              <p className={styles.begin}>
                {solutionsPage.beginLabel} <TextLink to={offer.to}>{offer.name}</TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="how-it-works" heading={solutionsPage.stepsHeading} lead={solutionsPage.stepsLead}>
      <StepLine steps={solutionsPage.steps} direction="across" />
    </Section>
    <SessionCall
      heading={solutionsPage.closingHeading}
      text={solutionsPage.closingText}
      action={solutionsPage.closingAction}
    />
  </>
);
