import { useRef, useState } from 'react';
import { type Profile, profiles } from '@/shared/auth/profile';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { PhotoField } from '../photo/photo-field';
import { preparePhoto } from '../photo/prepare-photo';
import { UploadProgress } from '../photo/upload-progress';
import { forgetUnused, linkOf } from '../photo/stored-photo';
import { usePhotoChoice } from '../photo/use-photo-choice';
import { accountPage } from './texts';
import { profileFormSchema, type ProfileTexts } from './schema';
import { type ProfileFields, saveProfile } from './changes';

interface ProfileFormProps {
  readonly uid: string;
  readonly profile: Profile;
  /** Checks and redraws a chosen file. */
  readonly prepare?: typeof preparePhoto;
}

/**
 * Edits the profile of the signed-in person. Keeps the typed text and the chosen photo until they are saved.
 */
export const ProfileForm = ({ uid, profile, prepare = preparePhoto }: ProfileFormProps) => {
  const photo = usePhotoChoice(prepare);
  const send = useSaveFromForm();
  const upload = useRef<AbortController>(null);
  const [part, setPart] = useState<number>();
  const { displayName, bio, photoURL } = profile;

  const submit = async (
    texts: ProfileTexts,
    { initial }: { readonly initial: ProfileFields },
  ): Promise<FormOutcome> => {
    const choice = await photo.settled();
    const controller = new AbortController();
    upload.current = controller;
    if (choice.kind === 'replace') setPart(0);
    let link: string;
    try {
      link = await linkOf(choice, {
        uid,
        photoURL: initial.photoURL,
        onProgress: setPart,
        signal: controller.signal,
      });
    } catch (error) {
      if (controller.signal.aborted) return { tone: 'info', message: accountPage.cancelled };
      console.warn('The photo was not stored.', error);
      return { tone: 'error', message: <Failure /> };
    } finally {
      setPart(undefined);
    }
    const change = async () => {
      const handle = await send(() => saveProfile(uid, initial, { ...texts, photoURL: link }));
      void forgetUnused(uid, { before: initial.photoURL, after: link, settled: handle.settled });
      return handle;
    };
    const { failed } = accountPage;
    const outcome = await formOutcome(change, { failed }, { onConflict: 'success', hasSaveState: true });
    if (outcome.tone === 'error') return { tone: 'error', message: <Failure /> };
    // The person may have chosen another photo during the save. The next save uploads that one.
    if ((await photo.settled()) === choice) photo.decide('keep');
    // The saving indicator of the record shows the reason and what the person can do.
    return { tone: 'success', message: outcome.isSaved === true ? accountPage.saved : undefined };
  };

  return (
    <EditorForm
      schema={profileFormSchema}
      initial={{ displayName, bio, photoURL }}
      alsoUnsaved={photo.preparing || photo.choice.kind !== 'keep'}
      onSubmit={submit}
      label={accountPage.form}
      unsaved={accountPage.unsaved}
      draft={{ uid, record: `users/${uid}`, form: 'profile' }}
      saveState={<SaveState collection={profiles} id={uid} />}
    >
      <PhotoField profile={profile} photoURL={photoURL} decision={photo} />
      <Field
        name="displayName"
        label={accountPage.name}
        hint={accountPage.nameHint}
        autoComplete="name"
        required={false}
      />
      {/* No `maxLength`: text that is too long is reported, not cut off. */}
      <Field
        name="bio"
        label={accountPage.bio}
        hint={accountPage.bioHint}
        autoComplete="off"
        required={false}
        multiline
      />
      <FieldRow>
        <Field
          name="email"
          label={accountPage.email}
          hint={accountPage.emailHint}
          type="email"
          readOnly
          defaultValue={profile.email}
        />
        <Field
          name="accountType"
          label={accountPage.accountType}
          hint={accountPage.accountTypeHint}
          readOnly
          defaultValue={accountPage.accountTypes[profile.role === 'admin' ? 'admin' : 'regular']}
        />
      </FieldRow>
      <UploadProgress part={part} onCancel={() => upload.current?.abort()} />
      <div>
        <SubmitButton savingLabel={accountPage.saving}>{accountPage.save}</SubmitButton>
      </div>
    </EditorForm>
  );
};

const Failure = () => (
  <>
    <p>{accountPage.failed}</p>
    <p>{accountPage.kept}</p>
  </>
);
