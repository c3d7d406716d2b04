import { claims } from '@/content/pages/guide/guide';
import { tiers } from '@/content/pages/tiers';
import { landingPage, solutions } from '@/content/pages/landing';
import { ClaimList } from '@/features/site/sections/claim-list';
import { BookingLink } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { SessionCall } from '@/features/site/sections/session-call';
import { ThreadGrid } from '@/features/site/sections/thread-grid';
import { TierPath } from '@/features/site/tiers/tier-path';
import { VideoEmbed } from '@/features/site/video/video-embed';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths, starterPackForm } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Unhydrated } from '@/shared/hydration/unhydrated';
import { suspendingPart } from '@/shared/lazy/suspending-part';
import { Notice } from '@/shared/ui/feedback/notice';
import { TableDrawing } from './table-drawing';
import { TextLink } from '@/shared/ui/links/text-link';
import drawings from '@/shared/ui/graphics/drawings.module.css';
import hero from '../hero.module.css';
import styles from './landing-page.module.css';

const Proof = suspendingPart(async () => (await import('./proof')).Proof);

/**
 * Renders `/`: what we offer, for whom, and what to do next. `notice` comes first, for visitors from an
 * unknown URL.
 */
export const LandingPage = ({ notice }: { readonly notice?: string }) => (
  <>
    <PageHead
      title={landingPage.title}
      description={landingPage.description}
      {...(notice === undefined && { path: paths.home })}
    />
    {notice && (
      <div className={hero.notice}>
        <Notice tone="info">{notice}</Notice>
      </div>
    )}
    <div className={hero.hero}>
      <div className={`${hero.inner} ${hero.seated}`}>
        <div className={hero.text}>
          <h1>{landingPage.heading}</h1>
          <p className={hero.lead}>{landingPage.lead}</p>
          <div className={hero.actions}>
            <ButtonLink to={starterPackForm} variant="next">
              {landingPage.start}
            </ButtonLink>
            <BookingLink>{landingPage.session}</BookingLink>
          </div>
        </div>
        <div className={`${hero.drawing} ${styles.table}`}>
          <TableDrawing />
        </div>
      </div>
    </div>
    <Section id="starter-pack" tone="band" heading={landingPage.packHeading} lead={landingPage.packText}>
      <div className={styles.pack}>
        <ClaimList claims={claims} />
        <ButtonLink to={paths.guide} variant="next">
          {landingPage.packAction}
        </ButtonLink>
      </div>
    </Section>
    <Unhydrated>{() => <Proof />}</Unhydrated>
    <Film />
    <Section id="solutions" heading={landingPage.solutionsHeading} lead={landingPage.solutionsLead}>
      <ThreadGrid entries={solutions} />
    </Section>
    <Section id="path" heading={landingPage.pathHeading} lead={landingPage.pathLead}>
      <TierPath tiers={tiers} />
    </Section>
    <SessionCall
      heading={landingPage.closingHeading}
      text={landingPage.closingText}
      action={landingPage.session}
    />
  </>
);

/** Renders the video about how we work. Renders nothing if the owner has set no video. */
const Film = () => {
  const { landingVideoId } = useBuiltFacts();
  if (landingVideoId === undefined) return null;
  return (
    <section className={styles.film} aria-labelledby="film-heading">
      <div className={styles.filmText}>
        <h2 id="film-heading">{landingPage.filmHeading}</h2>
        <p>{landingPage.filmText}</p>
        <ul className={styles.more}>
          {landingPage.more.map(({ before, label, to }) => (
            <li key={to}>
              {before} <TextLink to={to}>{label}</TextLink>.
            </li>
          ))}
        </ul>
      </div>
      <VideoEmbed videoId={landingVideoId} texts={landingPage.film} poster={<FilmDrawing />} />
    </section>
  );
};

/* The line, in order: table edge, mug, laptop, a pile of letters, table edge. It extends past both sides,
   and the page clips it. */
const line =
  'M-2400 316 H34 V252 H84 V264 C108 258 108 302 84 298 V316 H34 H104 L142 272 V76 C142 66 148 60 158 60 ' +
  'H482 C492 60 498 66 498 76 V272 H142 H498 L536 316 H552 V300 H558 V284 H614 V300 H558 H622 V316 H3040';

const detail =
  'M48 236 c-8 -10 8 -16 0 -28 M68 236 c-8 -10 8 -16 0 -28 M558 284 L586 294 L614 284 M282 294 H358';

/** Draws a laptop on a table between a mug and a pile of letters. Decorative. */
const FilmDrawing = () => (
  <svg className={drawings.drawing} viewBox="0 0 640 360" aria-hidden="true" focusable="false">
    <circle className={drawings.flat} cx="462" cy="112" r="112" />
    <path className={drawings.detail} d={detail} />
    <path className={drawings.line} d={line} />
  </svg>
);
