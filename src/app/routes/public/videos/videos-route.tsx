import { builtInVideos, videosPage } from '@/content/pages/videos';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { FilterForm } from '@/features/videos/filter-form';
import { useVideoFilters } from '@/features/videos/use-video-filters';
import { useVideoLibrary } from '@/features/videos/use-video-library';
import { filterVideos } from '@/features/videos/video-filters';
import { VideoList } from '@/features/videos/video-list';
import { WatchingDrawing } from '@/features/videos/watching-drawing';
import { paths } from '@/shared/config/paths';
import { plural } from '@/shared/i18n/plural';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import hero from '../hero.module.css';
import { videoListData } from './video-list-data';
import styles from './videos-route.module.css';

const countText = (count: number): string =>
  plural(count, { one: `${count} video`, other: `${count} videos` });

/** `/videos`: the video library, complete before it runs; then with what administrators have stored. */
export const VideosRoute = () => {
  const { phase, videos } = useVideoLibrary(builtInVideos);
  const { form, initial, filters, take, clear } = useVideoFilters();
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
          <FilterForm form={form} initial={initial} onChange={take} />
          <div className={styles.found}>
            <VideoList videos={found} onClear={clear} />
            <output className={styles.unreached}>{phase === 'unreached' && videosPage.unreached}</output>
          </div>
        </div>
      </div>
      <Section id="pack" heading={videosPage.packHeading} lead={videosPage.packText} tone="sunk">
        <ButtonLink to={paths.guide} variant="next">
          {videosPage.packAction}
        </ButtonLink>
      </Section>
    </>
  );
};
