import { type FormEvent, useId, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { useColleagues } from '@/shared/people/colleagues';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Row } from '@/shared/ui/layout/row';
import { LiveView } from '@/shared/ui/workspace/live-view';
import type { Sharing } from '../sharing';
import { type CalendarEvent, type Permission, permissions } from '../schema';
import styles from './sharing-dialog.module.css';
import { calendarTexts as texts, permissionLabels } from '../texts';
import { peopleTexts } from '@/shared/people/texts';

interface SharingDialogProps {
  readonly actor: Actor;
  readonly event: WithId<CalendarEvent>;
  readonly onShare: (people: readonly Sharing[]) => void;
  readonly onClose: () => void;
}

type Choice = Permission | 'none';

/**
 * Asks which colleagues may see or change an event (WRK-426, WRK-427). Inactive colleagues can only be
 * removed.
 */
export const SharingDialog = ({ actor, event, onShare, onClose }: SharingDialogProps) => {
  const id = useId();
  const { colleagues, live, retry } = useColleagues(actor);
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(event.sharedUsers.map(({ userId, permission }) => [userId, permission])),
  );
  const active = colleagues.filter(({ uid }) => uid !== event.createdBy);
  const former = event.sharedUsers
    .filter(({ userId }) => active.every(({ uid }) => uid !== userId))
    .map(({ userId, name, email }) => ({ uid: userId, name: name || email, email, isFormer: true }));

  const submit = (pressed: FormEvent, isLoaded: boolean) => {
    pressed.preventDefault();
    if (!isLoaded) return;
    onShare(
      [...active, ...former].flatMap(({ uid, name, email }) => {
        const permission = chosen[uid] ?? 'none';
        return permission === 'none' ? [] : [{ uid, name, email, permission }];
      }),
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.shareTitle}
      actions={
        <>
          <Button variant="quiet" small onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" small form={id} disabled={!('data' in live)}>
            {texts.shareSave}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.people} onSubmit={(pressed) => submit(pressed, 'data' in live)}>
        <LiveView live={live} retry={retry} loading={peopleTexts.loading} failed={peopleTexts.failed}>
          {(_, { fromServer }) => (
            <>
              {active.length + former.length === 0 && fromServer && <p>{texts.noColleagues}</p>}
              {[...active.map((person) => ({ ...person, isFormer: false })), ...former].map(
                ({ uid, name, email, isFormer }) => (
                  <Row as="label" justify="between" key={uid} className={styles.person}>
                    <span>
                      <bdi>{name}</bdi>
                      {isFormer ? <small>{texts.notActive}</small> : email !== name && <small>{email}</small>}
                    </span>
                    <select
                      aria-label={texts.shareOf(name)}
                      value={chosen[uid] ?? 'none'}
                      onChange={({ target }) => setChosen({ ...chosen, [uid]: target.value as Choice })}
                    >
                      <option value="none">{texts.noAccess}</option>
                      {permissions
                        .filter((each) => !isFormer || each === chosen[uid])
                        .map((each) => (
                          <option key={each} value={each}>
                            {permissionLabels[each]}
                          </option>
                        ))}
                    </select>
                  </Row>
                ),
              )}
            </>
          )}
        </LiveView>
      </form>
    </Dialog>
  );
};
