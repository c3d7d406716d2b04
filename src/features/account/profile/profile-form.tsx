import { useRef, useState } from 'react';
import { type Profile, profiles } from '@/shared/auth/profile';
import { useLeaveGuard } from '@/shared/navigation/leave-guard';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SaveState } from '@/shared/saving/save-state';
import { SubmitButton } from '@/shared/forms/submit-button';
import { PhotoField } from '../photo/photo-field';
import { preparePhoto } from '../photo/prepare-photo';
import { UploadProgress } from '../photo/upload-progress';
import { forgetUnused, linkOf } from '../photo/stored-photo';
import { usePhotoChoice } from '../photo/use-photo-choice';
import { accountPage } from './texts';
import type { ProfileRepository } from './profile-repository';
import { profileFormSchema, type ProfileTexts } from './profile-schema';
import { saveProfile } from './changes';

const isChanged = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.type !== 'file' &&
  field.value.trim() !== field.defaultValue;

interface ProfileFormProps {
  readonly uid: string;
  readonly profile: Profile;
  readonly store: ProfileRepository;
  /** Checks and redraws a chosen file; the browser's own drawing unless given. */
  readonly prepare?: typeof preparePhoto;
}

/**
 * The profile of the signed-in person (PUB-240 to PUB-253). What is typed and chosen stays until it is saved, whatever
 * happens in between.
 */
export const ProfileForm = ({ uid, profile, store, prepare = preparePhoto }: ProfileFormProps) => {
  const photo = usePhotoChoice(prepare);
  const place = useRef<HTMLDivElement>(null);
  const upload = useRef<AbortController>(null);
  const [part, setPart] = useState<number>();
  const { photoURL } = profile;
  useLeaveGuard(
    () =>
      photo.choice.kind !== 'keep' ||
      Array.from(place.current?.querySelectorAll('input, textarea') ?? []).some(isChanged),
    accountPage.unsaved,
  );

  const submit = async (texts: ProfileTexts): Promise<FormOutcome> => {
    const choice = await photo.settled();
    const controller = new AbortController();
    upload.current = controller;
    if (choice.kind === 'replace') setPart(0);
    let link: string;
    try {
      link = await linkOf(choice, store, { uid, photoURL, onProgress: setPart, signal: controller.signal });
    } catch (error) {
      if (controller.signal.aborted) return { tone: 'info', message: accountPage.cancelled };
      console.warn('The photo was not stored.', error);
      return { tone: 'error', message: <Failure /> };
    } finally {
      setPart(undefined);
    }
    const { tried, settled } = saveProfile(uid, profile, { ...texts, photoURL: link });
    void forgetUnused(store, uid, { before: photoURL, after: link, settled });
    const outcome = await tried;
    if (outcome.state === 'refused') return { tone: 'error', message: <Failure /> };
    // Another photo may have been chosen meanwhile: it waits for the next save.
    if ((await photo.settled()) === choice) photo.decide('keep');
    // What keeps it from being saved, and what can be done, stands in the state of the record.
    return outcome.state === 'saved'
      ? { tone: 'success', message: accountPage.saved, keepValues: true }
      : { tone: 'info' };
  };

  return (
    <div ref={place}>
      <Form schema={profileFormSchema} onSubmit={submit} label={accountPage.form}>
        <PhotoField profile={profile} photoURL={photoURL} decision={photo} />
        <Field
          name="displayName"
          label={accountPage.name}
          hint={accountPage.nameHint}
          autoComplete="name"
          required={false}
          defaultValue={profile.displayName}
        />
        {/* Text that is too long is reported, not cut off. */}
        <Field
          name="bio"
          label={accountPage.bio}
          hint={accountPage.bioHint}
          autoComplete="off"
          required={false}
          multiline
          defaultValue={profile.bio}
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
      </Form>
      <SaveState collection={profiles} id={uid} />
    </div>
  );
};

const Failure = () => (
  <>
    <p>{accountPage.failed}</p>
    <p>{accountPage.kept}</p>
  </>
);
