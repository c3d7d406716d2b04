import { type ReactNode, useState } from 'react';
import { videoCategories, videoPlaybooks } from '@/content/pages/videos';
import type { WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { CheckboxField } from '@/shared/forms/fields/checkbox-field';
import { Field } from '@/shared/forms/fields/field';
import { FieldGroup, FieldRow } from '@/shared/forms/fields/field-group';
import { SelectField } from '@/shared/forms/fields/select-field';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { randomId } from '@/shared/lib/random-id';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useRecord } from '@/shared/saving/use-record';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { videos } from '../queries';
import { addVideo, changeVideo } from './changes';
import { type StoredVideo, videoFormSchema, type VideoFormValues } from './schema';
import { managementTexts as texts } from './texts';

interface VideoDialogProps {
  readonly uid: string;
  /** The id of the video, or `new`. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The form of a video in a box over the table: empty, or filled with a video's values (WRK-557). */
export const VideoDialog = ({ id, ...props }: VideoDialogProps) =>
  id === 'new' ? <NewVideo {...props} /> : <KnownVideo id={id} {...props} />;

const NewVideo = ({ uid, onClose }: Omit<VideoDialogProps, 'id'>) => {
  const [id] = useState(randomId);
  const send = useSaveFromForm();
  return (
    <Dialog open onClose={onClose} title={texts.formTitleNew} isWide>
      <VideoForm
        uid={uid}
        initial={emptyStart}
        draft={`${videos.path}/new`}
        unsaved={texts.unsavedNew}
        onClose={onClose}
        onSubmit={(values) =>
          formOutcome(() => send(() => addVideo(id, values)), {
            done: texts.added(values.title),
            failed: texts.notSaved,
          })
        }
      />
    </Dialog>
  );
};

const KnownVideo = ({ uid, id, onClose }: VideoDialogProps) => {
  const { live, retry, record } = useRecord(videos, id);
  const send = useSaveFromForm();
  return (
    // Another dialog opens with the form, so that the focus comes to its first field.
    <Dialog
      key={record ? 'form' : 'loading'}
      open
      onClose={onClose}
      title={record ? texts.formTitleEdit(record.title) : texts.loading}
      isWide
    >
      {record ? (
        <VideoForm
          uid={uid}
          initial={startOf(record)}
          draft={`${videos.path}/${id}`}
          unsaved={texts.unsaved}
          onClose={onClose}
          onSubmit={(values, initial) =>
            formOutcome(() => send(() => changeVideo(initial.record ?? record, values)), {
              done: texts.changed(values.title),
              failed: texts.notSaved,
            })
          }
          saveState={<SaveState collection={videos} id={id} />}
        />
      ) : (
        <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.notFetched}>
          {(parsed) => <p>{parsed ? texts.unreadable(id) : texts.notFound}</p>}
        </LiveView>
      )}
    </Dialog>
  );
};

/** The first values of the fields, and the record that they were made of. */
interface Start {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly category: string;
  readonly duration: string;
  readonly tags: string;
  readonly playbooks: Record<(typeof videoPlaybooks)[number]['value'], boolean>;
  readonly record?: WithId<StoredVideo>;
}

const ticksOf = (playbooks: readonly string[]) =>
  Object.fromEntries(
    videoPlaybooks.map(({ value }) => [value, playbooks.includes(value)]),
  ) as Start['playbooks'];

const emptyStart: Start = {
  title: '',
  description: '',
  url: '',
  category: '',
  duration: '',
  tags: '',
  playbooks: ticksOf([]),
};

const startOf = (record: WithId<StoredVideo>): Start => ({
  title: record.title,
  description: record.description,
  url: record.url,
  category: record.category,
  duration: record.duration,
  tags: record.tags.join(', '),
  playbooks: ticksOf(record.playbooks),
  record,
});

interface VideoFormProps {
  readonly uid: string;
  readonly initial: Start;
  /** The record under which the draft is kept on the device. */
  readonly draft: string;
  readonly unsaved: string;
  readonly onClose: () => void;
  readonly onSubmit: (values: VideoFormValues, initial: Start) => Promise<FormOutcome>;
  readonly saveState?: ReactNode;
}

const VideoForm = ({ uid, initial, draft, unsaved, onClose, onSubmit, saveState }: VideoFormProps) => (
  <EditorForm
    schema={videoFormSchema}
    initial={initial}
    label={texts.formLabel}
    unsaved={unsaved}
    draft={{ uid, record: draft, form: 'video' }}
    openedBy={['form']}
    onSubmit={(values, meta) => onSubmit(values, meta.initial)}
    onSaved={onClose}
    saveState={saveState}
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
    <Actions>
      <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
      <Button variant="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Actions>
  </EditorForm>
);
