import { type ChangeEvent, useId, useRef, useState } from 'react';
import { initialOf } from '@/shared/auth/initial';
import type { Profile } from '@/shared/auth/profile';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { photoExtensions } from './photo-file';
import styles from './photo-field.module.css';
import type { PhotoDecision } from './use-photo-choice';
import { accountPhoto } from './texts';

interface PhotoPartProps {
  readonly profile: Profile;
  /** The stored photo's URL, or an empty string if there is none. */
  readonly photoURL: string;
  readonly decision: PhotoDecision;
}

/**
 * Renders the photo part of the profile form: a preview and buttons to choose, remove or keep it (PUB-242).
 */
export const PhotoField = ({ profile, photoURL, decision }: PhotoPartProps) => {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const legendId = useId();
  const { choice } = decision;

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) decision.choose(file);
    // Reset the input so that choosing the same file again fires a change event.
    currentTarget.value = '';
  };

  return (
    // A fieldset's legend cannot be placed in a grid.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={legendId} aria-describedby={hintId} className={styles.photo}>
      <Portrait profile={profile} photo={photoShown(decision, photoURL)} />
      <div className={styles.words}>
        <p id={legendId} className={styles.legend}>
          {accountPhoto.legend}
        </p>
        <p id={hintId} className={styles.hint}>
          {accountPhoto.hint}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" small onClick={() => input.current?.click()}>
            {photoURL === '' && choice.kind === 'keep' ? accountPhoto.choose : accountPhoto.replace}
          </Button>
          {choice.kind === 'keep' && photoURL !== '' && (
            <Button variant="quiet" small onClick={() => decision.decide('remove')}>
              {accountPhoto.remove}
            </Button>
          )}
          {choice.kind !== 'keep' && (
            <Button variant="quiet" small onClick={() => decision.decide('keep')}>
              {accountPhoto.undo}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={accountPhoto.legend}
          accept={Object.keys(photoExtensions).join(',')}
          onChange={take}
        />
        <output className={styles.state}>
          {decision.preparing && accountPhoto.preparing}
          {!decision.preparing && choice.kind === 'replace' && accountPhoto.chosen}
          {!decision.preparing && choice.kind === 'remove' && accountPhoto.removed}
        </output>
        <div role="alert">
          {decision.problem !== undefined && (
            <p className={styles.problem}>
              <Icon name="error" />
              {decision.problem}
            </p>
          )}
        </div>
      </div>
    </div>
  );
};

function photoShown({ choice }: PhotoDecision, photoURL: string): string {
  if (choice.kind === 'replace') return choice.photo.preview;
  return choice.kind === 'remove' ? '' : photoURL;
}

/** Renders the photo, or the initial if there is no photo or it fails to load. */
const Portrait = ({ profile, photo }: { readonly profile: Profile; readonly photo: string }) => {
  const [failed, setFailed] = useState('');
  return (
    <div className={styles.portrait}>
      {photo !== '' && photo !== failed ? (
        <img
          src={photo}
          alt={accountPhoto.alternative}
          width={128}
          height={128}
          onError={() => setFailed(photo)}
        />
      ) : (
        <span aria-hidden="true">{initialOf(profile)}</span>
      )}
    </div>
  );
};
