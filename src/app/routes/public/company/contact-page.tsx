import type { ReactNode } from 'react';
import { contactFaqs, contactPage } from '@/content/pages/contact';
import { FaqList, faqStructuredData } from '@/features/site/sections/faq';
import { BookingLink } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { EmailLink } from '@/features/site/sections/email-link';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths } from '@/shared/config/paths';
import { Card } from '@/shared/ui/card';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import styles from './contact-page.module.css';

/** The id of the heading above the contact form, which labels it. */
export const messageHeadingId = 'message-heading';

/** Renders `/contact`: the form or its replacement, other ways to contact us, and four questions. */
export const ContactPage = ({ form }: { readonly form: ReactNode }) => (
  <>
    <PageHead
      title={contactPage.title}
      description={contactPage.description}
      path={paths.contact}
      structuredData={faqStructuredData(contactFaqs)}
    />
    <div className={`${hero.inner} ${hero.aroundForm}`}>
      <div className={hero.text}>
        <h1>{contactPage.heading}</h1>
        <p className={hero.lead}>{contactPage.lead}</p>
      </div>
      <Card as="section" labelledBy={messageHeadingId}>
        {form}
      </Card>
      <section className={styles.reach} aria-labelledby="details-heading">
        <SpotDrawing name="call" />
        <h2 id="details-heading">{contactPage.detailsHeading}</h2>
        <Details />
      </section>
    </div>
    <Section id="questions" heading={contactPage.faqHeading} lead={contactPage.faqLead} tone="sunk">
      <FaqList entries={contactFaqs} />
    </Section>
  </>
);

/** Renders the heading of the contact form. Shown until the message is sent. */
export const MessageHead = () => (
  <h2 id={messageHeadingId} className={styles.formHeading}>
    {contactPage.formHeading}
  </h2>
);

const Details = () => {
  const { office, email, phone, bookingLink, socialLinks } = useBuiltFacts();
  return (
    <dl className={styles.details}>
      <dt>{contactPage.promise}</dt>
      <dd>{contactPage.promiseText}</dd>
      {office !== undefined && (
        <>
          <dt>{contactPage.office}</dt>
          <dd>{office}</dd>
        </>
      )}
      {email !== undefined && (
        <>
          <dt>{contactPage.email}</dt>
          <dd>
            <EmailLink />
          </dd>
        </>
      )}
      {phone !== undefined && (
        <>
          <dt>{contactPage.phone}</dt>
          <dd>
            <TextLink to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </dd>
        </>
      )}
      {bookingLink !== undefined && (
        <>
          <dt>{contactPage.session}</dt>
          <dd>
            <BookingLink>{contactPage.sessionAction}</BookingLink>
          </dd>
        </>
      )}
      {socialLinks.length > 0 && (
        <>
          <dt>{contactPage.social}</dt>
          {socialLinks.map(({ name, href }) => (
            <dd key={href}>
              <TextLink to={href}>{name}</TextLink>
            </dd>
          ))}
        </>
      )}
    </dl>
  );
};
