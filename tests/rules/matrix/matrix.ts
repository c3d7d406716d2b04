import { type ActorName, everybody } from '../rules-backend';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** The people who may do it, and the one condition that decides, in words. */
export interface Permission {
  readonly allowed: readonly ActorName[];
  readonly when: string;
}

/** The people who may list everything without filter or limit. Others may list only what `when` describes. */
export interface ListPermission extends Permission {
  readonly everything: readonly ActorName[];
}

/** One kind of record. `regular` always owns it, and it is shared with `recipient`. */
export interface MatrixRow {
  readonly name: string;
  readonly get: Permission;
  readonly list: ListPermission;
  readonly create: Permission;
  readonly update: Permission;
  readonly delete: Permission;
  /**
   * The people who may list the records below all parents together; undefined if the rules never allow it.
   */
  readonly group?: readonly ActorName[];
}

/** Active people with a known role. */
export const staff: readonly ActorName[] = ['regular', 'colleague', 'recipient', 'admin'];
const admins: readonly ActorName[] = ['admin'];
const owner: readonly ActorName[] = ['regular'];
const ownerAndAdmin: readonly ActorName[] = ['regular', 'admin'];
const withRecipient: readonly ActorName[] = ['regular', 'recipient', 'admin'];

const by = (allowed: readonly ActorName[], when: string): Permission => ({ allowed, when });
const listedBy = (
  allowed: readonly ActorName[],
  when: string,
  everything: readonly ActorName[] = admins,
): ListPermission => ({ allowed, when, everything });

const anybody = (when: string) => by(everybody, when);
const nobody = (when: string) => by([], when);
const adminsOnly = by(admins, 'is an active admin');
const listedByAdmins = listedBy(admins, 'is an active admin');
const listedByNobody = listedBy([], 'never listed', []);

/**
 * Every collection × operation, with the people who are allowed and the reason. The authority is
 * firestore.rules; a test tries every cell.
 */
export const matrix: readonly MatrixRow[] = [
  {
    name: 'bundleRequests',
    get: adminsOnly,
    list: listedByAdmins,
    create: anybody('is exactly one of the three kinds, keyed ones with a free key'),
    update: by(admins, 'changes the status only'),
    delete: by(admins, 'frees its key and moves it to the trash in the same batch'),
  },
  {
    name: 'leadKeys',
    get: anybody('knows the id'),
    list: listedByNobody,
    create: anybody('names the new entry it comes with'),
    update: nobody('is never needed'),
    delete: by(admins, 'deletes its entry in the same batch'),
  },
  {
    name: 'waitlist',
    get: adminsOnly,
    list: listedByAdmins,
    create: anybody('is an address or a whole application, with a free key'),
    update: by(admins, 'changes the status only'),
    delete: by(admins, 'frees its key in the same batch'),
  },
  {
    name: 'analyticsEvents',
    get: adminsOnly,
    list: listedByAdmins,
    create: anybody('is a known event with its parameters'),
    update: nobody('is never needed'),
    delete: nobody('is never needed'),
  },
  {
    name: 'dailyFigures',
    get: adminsOnly,
    list: listedByAdmins,
    create: nobody('is the work of the nightly function'),
    update: nobody('is the work of the nightly function'),
    delete: nobody('is never needed'),
  },
  {
    name: 'monthlyFigures',
    get: adminsOnly,
    list: listedByAdmins,
    create: nobody('is the work of the nightly function'),
    update: nobody('is the work of the nightly function'),
    delete: nobody('is never needed'),
  },
  {
    name: 'publicContacts',
    get: adminsOnly,
    list: listedByAdmins,
    create: anybody('has exactly the fields of a card'),
    update: nobody('is never needed'),
    delete: adminsOnly,
  },
  {
    name: 'users',
    get: by(staff, 'is the own record, or is active staff'),
    list: listedBy(staff, 'asks for active people, 500 at most'),
    create: nobody('is the work of the API'),
    update: by(owner, 'changes the own name, bio or photo'),
    delete: nobody('is the work of the API'),
  },
  {
    name: 'manualContacts',
    get: by(ownerAndAdmin, 'is the owner or an admin'),
    list: listedBy(staff, 'asks for ownerId = me'),
    create: by(staff, 'is the owner of what is made'),
    update: by(ownerAndAdmin, 'is the owner or an admin'),
    delete: by(ownerAndAdmin, 'is the owner or an admin, and moves it to the trash'),
  },
  {
    name: 'emails of a contact',
    get: by(ownerAndAdmin, "is the contact's owner or an admin"),
    list: listedBy(staff, 'asks for contactOwnerId = me'),
    create: by(ownerAndAdmin, "is the contact's owner or an admin"),
    update: by(ownerAndAdmin, "is the contact's owner or an admin, and it is a draft"),
    delete: nobody('becomes history instead'),
  },
  {
    name: 'mailIndex',
    get: by(ownerAndAdmin, "is the contact's owner or an admin"),
    list: listedBy(staff, 'asks for contactOwnerId = me, 500 at most'),
    create: by(ownerAndAdmin, "is the contact's owner or an admin, and the email is there"),
    update: by(ownerAndAdmin, "is the contact's owner or an admin, and the email is there"),
    delete: by(ownerAndAdmin, "is the contact's owner or an admin"),
  },
  {
    name: 'notes, standalone',
    get: by(withRecipient, 'is the creator, in sharedWith, or an admin'),
    list: listedBy(staff, 'asks for createdBy = me or sharedWith contains me'),
    create: by(staff, 'is the creator of what is made'),
    update: by(ownerAndAdmin, 'is the creator or an admin; a recipient leaves only'),
    delete: by(withRecipient, 'is the creator, in sharedWith, or an admin; to the trash, with its entry'),
  },
  {
    name: 'notes, of a contact',
    get: by(withRecipient, "is the creator, the contact's owner, in sharedWith, or an admin"),
    list: listedBy(staff, 'asks for contactOwnerId = me'),
    create: by(ownerAndAdmin, "is the contact's owner or an admin"),
    update: by(ownerAndAdmin, "is the creator, the contact's owner, or an admin"),
    delete: by(
      withRecipient,
      "is the creator, the contact's owner, in sharedWith, or an admin; to the trash, with its entry",
    ),
  },
  {
    name: 'versions of a note',
    get: by(ownerAndAdmin, 'may change the note'),
    list: listedBy(ownerAndAdmin, 'may change the note', ownerAndAdmin),
    create: by(ownerAndAdmin, 'keeps what the note held until this write of it, in its turn'),
    update: by(ownerAndAdmin, 'keeps what the note held until this write of it, in its turn'),
    delete: nobody('makes place for a later one instead'),
  },
  {
    name: 'noteIndex',
    get: by(withRecipient, 'is one of the readers, or an admin'),
    list: listedBy(staff, 'asks for readers.me = true'),
    create: by(staff, 'comes with the write of the note that names it, for its readers'),
    update: nobody('is never changed'),
    delete: by(staff, 'is named by no note any more'),
  },
  {
    name: 'changeLogs, activity',
    get: by(ownerAndAdmin, 'is who did it, or an admin'),
    list: listedBy(staff, 'asks for userId = me, 500 at most'),
    create: by(staff, 'tells of the deletion in the same batch'),
    update: nobody('is never changed'),
    delete: nobody('is never changed'),
  },
  {
    name: 'changeLogs, product',
    get: by(staff, 'is active staff'),
    list: listedBy(staff, 'asks for the types of product changes, 500 at most'),
    create: nobody('is the work of the API'),
    update: nobody('is never changed'),
    delete: nobody('is never changed'),
  },
  {
    name: 'templates',
    get: by(withRecipient, 'is the creator, in sharedWith, or an admin'),
    list: listedBy(staff, 'asks for createdBy = me or sharedWith contains me, 500 at most'),
    create: by(staff, 'is the creator of what is made'),
    update: by(ownerAndAdmin, 'is the creator or an admin'),
    delete: by(ownerAndAdmin, 'is the creator or an admin, and moves it to the trash'),
  },
  {
    name: 'trash',
    get: by(ownerAndAdmin, 'is a keeper or an admin'),
    list: listedBy(staff, 'asks for keepers containing me, 500 at most'),
    create: by(staff, 'deletes the record in the same batch, and may'),
    update: nobody('is never needed'),
    delete: by(ownerAndAdmin, 'is a keeper or an admin, and brings the record back in the same batch'),
  },
  {
    name: 'calendarEvents',
    get: by(withRecipient, 'is the creator, in sharedUserIds, or an admin'),
    list: listedBy(staff, 'asks for createdBy = me or sharedUserIds contains me, 2,000 at most'),
    create: by(staff, 'is the creator of what is made'),
    update: by(ownerAndAdmin, 'is the creator or an admin; the permission edit: what and when'),
    delete: by(ownerAndAdmin, 'is the creator or an admin, and moves it to the trash'),
  },
  {
    name: 'meetings',
    get: by(withRecipient, 'takes part, is in sharedWith, or is an admin'),
    list: listedBy(staff, 'asks for participants or sharedWith containing me, 500 at most'),
    create: adminsOnly,
    update: adminsOnly,
    delete: adminsOnly,
  },
  {
    name: 'tasks',
    get: by(withRecipient, 'is the creator, in sharedWith, or an admin'),
    list: listedBy(staff, 'asks for createdBy = me or sharedWith contains me, 500 at most'),
    create: by(staff, 'is the creator of what is made'),
    update: by(ownerAndAdmin, 'is the creator or an admin'),
    delete: by(ownerAndAdmin, 'is the creator or an admin'),
  },
  {
    name: 'security_events',
    get: adminsOnly,
    list: listedByAdmins,
    create: nobody('is the work of the API'),
    update: nobody('is never changed'),
    delete: nobody('is never changed'),
  },
  {
    name: 'proposals',
    get: anybody('knows the slug, and it is active'),
    list: listedByAdmins,
    create: by(admins, 'holds gate data only'),
    update: by(admins, 'holds gate data only, of the same or a later revision'),
    delete: adminsOnly,
  },
  {
    name: 'sealed proposals',
    get: anybody('knows the id; the proposal is active, of this publication, and the time not over'),
    list: listedByNobody,
    create: by(admins, 'is for the next publication'),
    update: nobody('is sealed anew instead'),
    delete: adminsOnly,
  },
  {
    name: 'visits of a proposal',
    get: adminsOnly,
    list: listedByAdmins,
    create: anybody('names an open envelope and its recipient; a quiet one sends answers only'),
    update: nobody('is never changed'),
    delete: adminsOnly,
    group: admins,
  },
  {
    name: 'readers of a proposal',
    get: anybody('knows the random name, and the proposal is active'),
    list: listedByAdmins,
    create: anybody('names an open envelope of this recipient'),
    update: anybody('names an open envelope of this recipient, and chooses a package'),
    delete: adminsOnly,
  },
  {
    name: 'proposalDrafts',
    get: adminsOnly,
    list: listedByAdmins,
    create: adminsOnly,
    update: adminsOnly,
    delete: adminsOnly,
  },
  {
    name: 'versions of a proposal',
    get: adminsOnly,
    list: listedByAdmins,
    create: adminsOnly,
    update: nobody('is what went out'),
    delete: adminsOnly,
  },
  {
    name: 'videos',
    get: anybody('no condition'),
    list: listedBy(everybody, 'no condition', everybody),
    create: by(admins, 'has exactly the fields of a video'),
    update: by(admins, 'has exactly the fields of a video'),
    delete: adminsOnly,
  },
  {
    name: 'settings',
    get: by(owner, 'are the own'),
    list: listedByNobody,
    create: by(staff, 'are the own'),
    update: by(owner, 'are the own'),
    delete: by(owner, 'are the own'),
  },
  {
    name: 'site',
    get: anybody('no condition'),
    list: listedByNobody,
    create: by(admins, 'has exactly the facts, and is named facts'),
    update: by(admins, 'has exactly the facts'),
    delete: nobody('is never needed'),
  },
  {
    name: 'integrations',
    get: nobody('is the work of the API'),
    list: listedByNobody,
    create: nobody('is the work of the API'),
    update: nobody('is the work of the API'),
    delete: nobody('is the work of the API'),
  },
  {
    name: 'profile_pictures (files)',
    get: by(staff, 'is active staff'),
    list: listedByNobody,
    create: by(staff, 'has the own id, the type and the size of a picture'),
    update: nobody('is never needed'),
    delete: by(owner, 'is the own'),
  },
];
