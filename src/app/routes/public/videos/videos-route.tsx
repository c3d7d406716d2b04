import { firstInteraction } from '@/app/start/first-interaction';
import { builtInVideos, type Video, videosPage } from '@/content/pages/videos';
import { PageHead } from '@/features/site/head/page-head';
import { siteAddress } from '@/shared/facts/site-address';
import { Section } from '@/features/site/sections/section';
import { FilterForm } from '@/features/videos/filter-form';
import { useVideoFilters } from '@/features/videos/use-video-filters';
import { type ReadLibrary, useVideoLibrary } from '@/features/videos/use-video-library';
import { filterVideos } from '@/features/videos/video-filters';
import { VideoList } from '@/features/videos/video-list';
import { paths, starterPackForm } from '@/shared/config/paths';
import { plural } from '@/shared/i18n/plural';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import drawings from '@/shared/ui/graphics/drawings.module.css';
import hero from '../hero.module.css';
import styles from './videos-route.module.css';

const countText = (count: number): string =>
  plural(count, { one: `${count} video`, other: `${count} videos` });

// The database client and the schemas are half as large as React, so they load only after an interaction.
const readStored: ReadLibrary = async (signal) =>
  (await import('@/features/videos/library')).readLibrary(signal);

/**
 * Renders `/videos`: first the built-in library, then, after an interaction, the library that administrators
 * stored.
 */
export const VideosRoute = () => {
  const { phase, videos } = useVideoLibrary(builtInVideos, firstInteraction, readStored);
  const { form, initial, filters, applyForm, clear } = useVideoFilters();
  const found = filterVideos(videos, filters);
  return (
    <>
      <PageHead
        title={videosPage.title}
        description={videosPage.description}
        path={paths.videos}
        structuredData={videoListData(videos)}
      />
      <div className={hero.hero}>
        <div className={`${hero.inner} ${hero.seated}`}>
          <div className={hero.text}>
            <h1>{videosPage.heading}</h1>
            <p className={hero.lead}>{videosPage.lead}</p>
            <output className={styles.count}>
              {phase === 'reading' ? videosPage.loading : countText(found.length)}
            </output>
          </div>
          <div className={`${hero.drawing} ${styles.drawing}`}>
            <WatchingDrawing />
          </div>
        </div>
      </div>
      <div className={styles.library}>
        <div className={styles.inner}>
          <FilterForm form={form} initial={initial} onChange={applyForm} />
          <div className={styles.found}>
            <VideoList videos={found} onClear={clear} />
            <output className={styles.unreached}>{phase === 'unreached' && videosPage.unreached}</output>
          </div>
        </div>
      </div>
      <Section id="pack" heading={videosPage.packHeading} lead={videosPage.packText} tone="sunk">
        <ButtonLink to={starterPackForm} variant="next">
          {videosPage.packAction}
        </ButtonLink>
      </Section>
    </>
  );
};

const fullAddress = (address: string) => (address.startsWith('/') ? siteAddress(address) : address);

/** Converts `5:23` to the ISO duration `PT5M23S`. */
function isoDuration(duration: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).toReversed();
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

/** Returns the library as a schema.org `ItemList` of `VideoObject`s. */
function videoListData(videos: readonly Video[]): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: videos.map((video, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'VideoObject',
        name: video.title,
        description: video.description,
        ...(video.url !== '' && { url: video.url }),
        uploadDate: video.dateAdded,
        keywords: video.tags.join(', '),
        ...(video.thumbnail !== '' && { thumbnailUrl: fullAddress(video.thumbnail) }),
        ...(video.duration !== '' && { duration: isoDuration(video.duration) }),
      },
    })),
  };
}

/* The line, in order: table edge, a person from elbow to hand, the notebook below it, the table again, the
   screen, table edge. The table extends far past both sides, and the page clips it. */
const line = [
  'M-2400 418 H58',
  'C52 352 66 284 118 262 C136 254 146 248 147 232',
  'C120 226 108 196 118 168 C104 160 100 140 114 130 C130 120 148 130 148 146',
  'C174 142 196 158 197 184 C198 194 206 200 205 205 C204 209 198 208 197 212 C196 230 186 238 170 236',
  'C170 250 176 258 190 266 C214 280 222 322 236 362 C246 390 262 402 288 406 L276 418',
  'H372 L400 396 L432 218 C433 210 438 206 446 206 H604 C612 206 615 211 614 218 L584 396 H400 H584 L604 418 H3040',
].join(' ');

const detail =
  'M158 180 C150 176 146 190 156 195 M188 186 C191 183 194 183 196 185 M186 336 C180 362 184 394 196 418 ' +
  'M274 414 L310 368 M490 262 L546 300 L482 338 Z';

/**
 * Draws a person at a table who watches a video and takes notes, in one line. Decorative. Its lower edge is
 * the table. The container must clip it at the sides.
 */
const WatchingDrawing = () => (
  <svg className={drawings.drawing} viewBox="0 100 640 319" aria-hidden="true" focusable="false">
    <circle className={drawings.flat} cx="516" cy="298" r="118" />
    <path className={drawings.detail} d={detail} />
    <path className={`${drawings.line} ${drawings.draws}`} d={line} pathLength="1" />
  </svg>
);
