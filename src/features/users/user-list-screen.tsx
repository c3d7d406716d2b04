import { useState } from 'react';
import { inviteUser, updateUser } from '@/contracts/users';
import { callApi } from '@/shared/api/call';
import type { Actor } from '@/shared/auth/actor';
import { type Profile, profiles } from '@/shared/auth/profile';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { shortDate } from '@/shared/lists/short-date';
import { callOutcome } from '@/shared/outcomes/form-outcome';
import { reportCall } from '@/shared/outcomes/report-outcome';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { DeleteUserDialog, HandOverDialog } from './heir-dialogs';
import { can } from './policy';
import { usersQuery } from './queries';
import { roleLabels, statusLabels, userTexts } from './texts';
import { EditUserDialog, NewUserDialog, type User } from './user-dialogs';
import styles from './users.module.css';

const dots = '⋯';
const { columns } = userTexts;

/** The dialog that is open over the table. */
type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'hand over' | 'deactivate' | 'delete'; readonly user: User }
  | undefined;

const invite = ({ id, email }: User) =>
  reportCall(() => callApi(inviteUser, { params: { uid: id } }), {
    done: userTexts.invited(email),
    failed: userTexts.failed.invite,
  });

/** Sets a user's status and keeps the role. Rejects with the failure. */
const setStatus = ({ id, role }: User, status: Profile['status']) =>
  callApi(updateUser, { params: { uid: id }, body: { role: role ?? 'regular', status } });

const activate = (user: User) =>
  reportCall(() => setStatus(user, 'active'), {
    done: userTexts.statusOf.activated(user.email),
    failed: userTexts.failed.update,
  });

/** Lists all users as a live table sorted by email, with the actions on accounts (WRK-478 to WRK-482). */
export const UserListScreen = ({ actor }: { readonly actor: Actor }) => {
  const { live, retry } = useWatch(watchList(profiles, usersQuery, { scope: 'users' }));
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);
  const count = 'data' in live ? live.data?.documents.length : undefined;

  return (
    <Screen
      count={count !== undefined && userTexts.count(count)}
      action={
        can(actor, 'user.create') && (
          <Button small onClick={() => setOpen({ kind: 'new' })}>
            {userTexts.create}
          </Button>
        )
      }
    >
      <LiveView
        live={live}
        retry={retry}
        loading={userTexts.loading}
        failed={userTexts.notFetched}
        timedOut={userTexts.timedOut}
      >
        {({ documents, invalid }, { fromServer }) => (
          <>
            <table className={styles.table} aria-label={userTexts.table}>
              <thead>
                <tr>
                  <th scope="col">{columns.email}</th>
                  <th scope="col">{columns.role}</th>
                  <th scope="col">{columns.status}</th>
                  <th scope="col" className={styles.wide}>
                    {columns.created}
                  </th>
                  <th scope="col">{columns.actions}</th>
                </tr>
              </thead>
              <tbody>
                {documents.map((user) => (
                  <UserRow key={user.id} user={user} actor={actor} onOpen={setOpen} />
                ))}
              </tbody>
            </table>
            {invalid.map(({ id }) => (
              <p key={id}>{userTexts.unreadable(id)}</p>
            ))}
            {fromServer && documents.length === 0 && <p>{userTexts.none}</p>}
          </>
        )}
      </LiveView>
      {open?.kind === 'new' && <NewUserDialog onClose={close} />}
      {open?.kind === 'edit' && <EditUserDialog user={open.user} onClose={close} />}
      {open?.kind === 'hand over' && <HandOverDialog user={open.user} actor={actor} onClose={close} />}
      <ConfirmDialog
        open={open?.kind === 'deactivate'}
        title={userTexts.statusOf.deactivateTitle}
        texts={
          open?.kind === 'deactivate'
            ? [userTexts.statusOf.question(open.user.email), userTexts.statusOf.consequence]
            : []
        }
        confirmLabel={userTexts.statusOf.confirm}
        busyLabel={userTexts.statusOf.busy}
        onConfirm={async () => {
          if (open?.kind !== 'deactivate') return undefined;
          return callOutcome(() => setStatus(open.user, 'inactive'), {
            done: userTexts.statusOf.deactivated(open.user.email),
            failed: userTexts.failed.update,
          });
        }}
        onClose={close}
      />
      {open?.kind === 'delete' && <DeleteUserDialog user={open.user} actor={actor} onClose={close} />}
    </Screen>
  );
};

interface UserRowProps {
  readonly user: User;
  readonly actor: Actor;
  readonly onOpen: (open: OpenDialog) => void;
}

const UserRow = ({ user, actor, onOpen }: UserRowProps) => {
  const { id: uid, email, displayName, role, status, createdAt } = user;
  const mayChange = can(actor, 'user.update', { uid });
  const mayDelete = can(actor, 'user.delete', { uid });
  return (
    <tr data-status={status}>
      <th scope="row">
        <span className={styles.email}>{email}</span>
        {displayName !== '' && (
          <small className={styles.name} dir="auto">
            {displayName}
          </small>
        )}
      </th>
      <td>{role === null ? userTexts.noRole : roleLabels[role]}</td>
      <td>
        <span className={styles.status} data-status={status}>
          {statusLabels[status]}
        </span>
      </td>
      <td className={styles.wide}>
        {createdAt ? (
          <time dateTime={createdAt.toISOString()} title={formatDateTime(createdAt)}>
            {shortDate(createdAt)}
          </time>
        ) : (
          userTexts.noDate
        )}
      </td>
      <td>
        {uid === actor.uid ? (
          <span className={styles.you}>{userTexts.you}</span>
        ) : (
          <Popover
            label={userTexts.more(email)}
            kind="menu"
            look="icon"
            face={<span aria-hidden="true">{dots}</span>}
          >
            {mayChange && (
              <MenuEntry onPress={() => onOpen({ kind: 'edit', user })}>{userTexts.edit}</MenuEntry>
            )}
            {can(actor, 'user.invite') && status === 'active' && (
              <MenuEntry onPress={() => void invite(user)}>{userTexts.invite}</MenuEntry>
            )}
            {mayChange && (
              <>
                <MenuEntry onPress={() => onOpen({ kind: 'hand over', user })}>
                  {userTexts.handOver}
                </MenuEntry>
                {status === 'active' ? (
                  <MenuEntry onPress={() => onOpen({ kind: 'deactivate', user })}>
                    {userTexts.deactivate}
                  </MenuEntry>
                ) : (
                  <MenuEntry onPress={() => void activate(user)}>{userTexts.activate}</MenuEntry>
                )}
              </>
            )}
            {mayDelete && (
              <MenuEntry isFinal onPress={() => onOpen({ kind: 'delete', user })}>
                {userTexts.delete}
              </MenuEntry>
            )}
          </Popover>
        )}
      </td>
    </tr>
  );
};
