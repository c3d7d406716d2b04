import type { WithId } from '@/shared/firebase/collection';
import { createChange, deleteChange, patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { videoPlaybooks } from '@/content/pages/videos';
import { videos } from './queries';
import { type StoredVideo, thumbnailAt, type VideoFormValues } from './schema';
import { managementTexts as texts } from './management/texts';

const labels = {
  title: texts.title,
  description: texts.description,
  url: texts.url,
  category: texts.category,
  duration: texts.duration,
  tags: texts.tags,
  playbooks: texts.playbooks,
};
const reasons = { invalid: texts.notSaved, denied: texts.notSaved };

const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Adds a video under a new random `id`, dated today by the device's clock. */
export const addVideo = (id: string, values: VideoFormValues, today = new Date()): SaveHandle =>
  save(
    createChange(videos, id, {
      fields: { ...values, thumbnail: thumbnailAt(values.url), dateAdded: dayOf(today) },
      what: texts.changeOfNew(values.title),
      labels,
      reasons,
    }),
  );

/**
 * Changes a video; `video` is the record that the person saw. Keeps playbooks that the form doesn't offer,
 * and the thumbnail unless the URL changes.
 */
export function changeVideo(video: WithId<StoredVideo>, values: VideoFormValues): SaveHandle {
  const others = video.playbooks.filter((name) => videoPlaybooks.every(({ value }) => value !== name));
  const thumbnail = values.url === video.url ? video.thumbnail : thumbnailAt(values.url);
  return save(
    patchChange(videos, video.id, {
      patch: { ...values, playbooks: [...values.playbooks, ...others], thumbnail },
      base: video,
      derived: { fields: ['thumbnail'] },
      what: texts.changeOf(video.title),
      labels,
      reasons,
    }),
  );
}

/** Permanently deletes a video. */
export const deleteVideo = (video: WithId<StoredVideo>): SaveHandle =>
  save(
    deleteChange(videos, video.id, {
      base: video,
      what: texts.changeOfDeletion(video.title),
      reasons: { denied: texts.notDeleted, invalid: texts.notDeleted },
    }),
  );
