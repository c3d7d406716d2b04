import { videoCategories, videoPlaybooks } from '@/content/pages/videos';
import { RecordDialog } from '@/shared/entity/record-dialog';
import { CheckboxField } from '@/shared/forms/fields/checkbox-field';
import { Field } from '@/shared/forms/fields/field';
import { FieldGroup, FieldRow } from '@/shared/forms/fields/field-group';
import { SelectField } from '@/shared/forms/fields/select-field';
import { videos } from '../queries';
import { addVideo, changeVideo } from '../changes';
import { type StoredVideo, videoFormSchema } from '../schema';
import { managementTexts as texts } from './texts';

const checkboxesOf = (playbooks: readonly string[]) =>
  Object.fromEntries(videoPlaybooks.map(({ value }) => [value, playbooks.includes(value)])) as Record<
    (typeof videoPlaybooks)[number]['value'],
    boolean
  >;

const empty = {
  title: '',
  description: '',
  url: '',
  category: '',
  duration: '',
  tags: '',
  playbooks: checkboxesOf([]),
};

const startOf = ({ title, description, url, category, duration, tags, playbooks }: StoredVideo) => ({
  title,
  description,
  url,
  category: category as string,
  duration,
  tags: tags.join(', '),
  playbooks: checkboxesOf(playbooks),
});

interface VideoDialogProps {
  readonly uid: string;
  /** The video's id, or `new`. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Adds or changes a video in a dialog over the table. */
export const VideoDialog = ({ uid, id, onClose }: VideoDialogProps) => (
  <RecordDialog
    collection={videos}
    id={id}
    uid={uid}
    schema={videoFormSchema}
    empty={empty}
    startOf={startOf}
    nameOf={({ title }) => title}
    create={addVideo}
    update={changeVideo}
    texts={texts.dialog}
    onClose={onClose}
  >
    <Field name="title" label={texts.title} autoComplete="off" />
    <Field name="description" label={texts.description} multiline rows={3} />
    <Field name="url" label={texts.url} hint={texts.urlHint} type="url" autoComplete="off" />
    <FieldRow>
      <SelectField
        name="category"
        label={texts.category}
        placeholder={texts.categoryNone}
        options={videoCategories}
      />
      <Field
        name="duration"
        label={texts.duration}
        hint={texts.durationHint}
        autoComplete="off"
        required={false}
      />
    </FieldRow>
    <Field name="tags" label={texts.tags} hint={texts.tagsHint} autoComplete="off" required={false} />
    <FieldGroup name="playbooks" legend={texts.playbooks}>
      {videoPlaybooks.map(({ value, label }) => (
        <CheckboxField key={value} name={value} label={label} />
      ))}
    </FieldGroup>
  </RecordDialog>
);
