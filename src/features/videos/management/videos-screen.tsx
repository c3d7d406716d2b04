import { useState } from 'react';
import { videoCategories, videoPlaybooks } from '@/content/pages/videos';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatCalendarDay } from '@/shared/i18n/format';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { textParameter } from '@/shared/lists/address/address-state';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { DeleteDialog } from '@/shared/outcomes/delete-dialog';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { useFocusFallback } from '@/shared/ui/workspace/use-focus-fallback';
import { Button } from '@/shared/ui/buttons/button';
import { TextLink } from '@/shared/ui/links/text-link';
import { DataTable } from '@/shared/ui/workspace/data-table';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { can } from '../policy';
import { library, videos } from '../queries';
import { thumbnailOf } from '../thumbnail';
import { deleteVideo } from '../changes';
import type { StoredVideo } from '../schema';
import { managementTexts as texts } from './texts';
import styles from './videos-screen.module.css';

// Loaded on demand, because the table doesn't need the form.
const VideoDialog = lazyDialog(async () => (await import('./video-dialog')).VideoDialog);

/** `new`, or the id of the video in the form. */
const parameters = { form: textParameter('form') };

const none: readonly WithId<StoredVideo>[] = [];
const watched = watchList(videos, library);

const newestFirst = (one: WithId<StoredVideo>, other: WithId<StoredVideo>) =>
  one.dateAdded === other.dateAdded ? (one.id < other.id ? -1 : 1) : one.dateAdded < other.dateAdded ? 1 : -1;

const categoryLabel = (category: string) =>
  videoCategories.find(({ value }) => value === category)?.label ?? category;
const playbookLabel = (playbook: string) =>
  videoPlaybooks.find(({ value }) => value === playbook)?.label ?? playbook;

const { columns } = texts;

/** Shows the video library to administrators (WRK-556, WRK-557). */
export const VideosScreen = ({ actor }: { readonly actor: Actor }) => {
  const { state, change } = useAddressState(parameters);
  const { live, retry } = useWatch(watched);
  const stored = 'data' in live ? live.data : undefined;
  const shown = useWithPendingChanges(videos, stored?.documents ?? none).toSorted(newestFirst);
  const [asked, setAsked] = useState<WithId<StoredVideo>>();
  // Deleting a video also removes the pressed button, so the focus needs a fallback.
  const around = useFocusFallback();

  return (
    <Screen
      count={stored && shown.length}
      action={
        can(actor, 'video.create') && (
          <Button small onClick={() => change({ form: 'new' })}>
            {texts.add}
          </Button>
        )
      }
    >
      <p className={styles.intro}>
        {texts.intro} <TextLink to={paths.videos}>{texts.publicPage}</TextLink>
      </p>
      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.notFetched}>
        {({ invalid }) => (
          <div {...around}>
            <DataTable
              title={texts.section}
              columns={[
                { label: columns.title },
                { label: columns.category },
                { label: columns.duration },
                { label: columns.playbooks },
                { label: columns.tags },
                { label: columns.added },
                { label: columns.actions },
              ]}
              none={texts.none}
              rows={shown.map((video) => ({
                key: video.id,
                cells: [
                  <span key="title" className={styles.title}>
                    <img className={styles.picture} src={thumbnailOf(video)} alt="" width="96" height="54" />
                    <a href={video.url} target="_blank" rel="noopener noreferrer">
                      {video.title}
                    </a>
                  </span>,
                  categoryLabel(video.category),
                  video.duration,
                  video.playbooks.map(playbookLabel).join(', '),
                  video.tags.join(', '),
                  formatCalendarDay(video.dateAdded),
                  <span key="actions" className={styles.rowActions}>
                    {can(actor, 'video.update') && (
                      <Button
                        variant="quiet"
                        small
                        aria-label={texts.editOf(video.title)}
                        onClick={() => change({ form: video.id })}
                      >
                        {texts.edit}
                      </Button>
                    )}
                    {can(actor, 'video.delete') && (
                      <Button
                        variant="quiet"
                        small
                        aria-label={texts.deleteOf(video.title)}
                        onClick={() => setAsked(video)}
                      >
                        {texts.delete}
                      </Button>
                    )}
                  </span>,
                ],
              }))}
            />
            {invalid.map(({ id }) => (
              <p key={id} className={styles.intro}>
                {texts.unreadable(id)}
              </p>
            ))}
          </div>
        )}
      </LiveView>
      {state.form !== '' && (
        <VideoDialog key={state.form} uid={actor.uid} id={state.form} onClose={() => change({ form: '' })} />
      )}
      <DeleteDialog
        record={asked}
        title={texts.deleteTitle}
        question={({ title }) => [texts.deleteQuestion, texts.deleteWhat(title)]}
        confirmLabel={texts.delete}
        remove={deleteVideo}
        texts={({ title }) => ({ done: texts.deleted(title), failed: texts.notDeleted })}
        onClose={() => setAsked(undefined)}
      />
    </Screen>
  );
};
