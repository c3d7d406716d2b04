import { packagesTexts } from '@/content/pages/packages';
import { tiers } from '@/content/pages/tiers';
import { Section } from '@/features/site/sections/section';
import { TierCards } from '@/features/site/tiers/tier-cards';
import styles from './playbook-page.module.css';

/** Renders the four steps, named as packages. */
export const Packages = () => (
  <Section id="approach" heading={packagesTexts.heading} lead={packagesTexts.lead}>
    <div className={styles.packages}>
      <TierCards id="package" tiers={tiers} naming="packages" />
    </div>
  </Section>
);
