import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import { patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { calendarEvents } from './collections';
import { refusedWith, titleOf } from './event-format';
import type { CalendarEvent, Permission, Share } from './schema';
import { calendarTexts as texts } from './texts';

type Event = WithId<CalendarEvent>;

/** A colleague to share an event with. */
export interface Sharing {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly permission: Permission;
}

/**
 * Returns the intermediate lists from the current people to the new ones. The security rules accept a change
 * of one person per write (decision 024).
 */
function sharingSteps(
  before: readonly Share[],
  wanted: readonly Sharing[],
  adder: string,
): readonly Share[][] {
  const same = (share: Share) =>
    wanted.some(({ uid, permission }) => uid === share.userId && permission === share.permission);
  const entry = ({ uid, email, name, permission }: Sharing): Share => ({
    userId: uid,
    email,
    name: name === email ? '' : name.slice(0, 100),
    permission,
    addedBy: adder,
    addedAt: new Date(),
  });
  const steps: Share[][] = [];
  let shares = [...before];
  for (const share of before.filter((each) => !same(each))) {
    const other = wanted.find(({ uid }) => uid === share.userId);
    shares = shares.flatMap((each) => (each !== share ? [each] : other ? [entry(other)] : []));
    steps.push(shares);
  }
  for (const person of wanted) {
    if (before.some(({ userId }) => userId === person.uid)) continue;
    shares = [...shares, entry(person)];
    steps.push(shares);
  }
  return steps;
}

/** Shares an event with exactly these people and permissions (WRK-426, WRK-428). */
export function shareEvent(event: Event, people: readonly Sharing[], actor: Actor): readonly SaveHandle[] {
  let before: Event = event;
  return sharingSteps(event.sharedUsers, people, actor.uid).map((sharedUsers) => {
    const sharing = {
      sharedUsers,
      sharedUserIds: sharedUsers.map(({ userId }) => userId),
      sharedPermissions: Object.fromEntries(
        sharedUsers.map(({ userId, permission }) => [userId, permission]),
      ),
    };
    const handle = save(
      patchChange(calendarEvents, event.id, {
        patch: { ...sharing, updatedAt: serverTime },
        base: before,
        isStep: true,
        what: texts.changeOf.sharing(titleOf(event)),
        labels: texts.labels,
        reasons: refusedWith(texts.notSaved),
      }),
    );
    before = { ...before, ...sharing };
    return handle;
  });
}
