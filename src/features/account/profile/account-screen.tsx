import { useState } from 'react';
import { type Profile, profiles } from '@/shared/auth/profile';
import type { WithId } from '@/shared/firebase/collection';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { watchDocument } from '@/shared/firebase/live/watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { WaitingChanges } from '@/shared/saving/shown/waiting-changes';
import { Button } from '@/shared/ui/buttons/button';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { useOnline } from '@/shared/hooks/use-online';
import type { preparePhoto } from '../photo/prepare-photo';
import { accountPage } from './texts';
import styles from './account-screen.module.css';
import { ProfileForm } from './profile-form';

const none: readonly WithId<Profile>[] = [];

interface AccountScreenProps {
  readonly uid: string;
  readonly prepare?: typeof preparePhoto;
}

/**
 * Renders the profile editor of the signed-in person. Shows a loading or error state until the profile
 * arrives (PUB-051).
 */
export const AccountScreen = ({ uid, prepare }: AccountScreenProps) => {
  const { live, retry } = useWatch(watchDocument(profiles, uid));
  const isOnline = useOnline();
  const [known, setKnown] = useState<WithId<Profile>>();
  const read = live.status === 'ready' && live.data?.ok ? live.data.document : undefined;
  // Keep the form mounted even if the connection fails, so that typed text is not lost.
  if (read !== undefined && read !== known) setKnown(read);

  const [shown] = useWithPendingChanges(profiles, known === undefined ? none : [known]);

  return (
    <div className={styles.screen}>
      <WaitingChanges />
      {!isOnline && <Notice tone="warning">{accountPage.offline}</Notice>}
      {shown !== undefined && <ProfileForm uid={uid} profile={shown} {...(prepare && { prepare })} />}
      {known === undefined && live.status === 'loading' && <Loading>{accountPage.loading}</Loading>}
      {known === undefined && live.status !== 'loading' && (
        <>
          <Notice tone="error">{accountPage.unreadable}</Notice>
          <div>
            <Button onClick={retry}>{accountPage.retry}</Button>
          </div>
        </>
      )}
    </div>
  );
};
