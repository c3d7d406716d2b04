import * as z from 'zod/mini';
import { contract, idPattern } from './contract';

/** Messages of the API about accounts, which the browser shows. */
export const userMessages = {
  /** Another person's record has this email address (WRK-489, WRK-Q125). */
  exists: 'A user with this email already exists. Please use a different email address.',
  /** Only an account of the sign-in service has this email address (WRK-495, WRK-Q125). */
  emailInUse: 'This email is already registered. Please use a different email address.',
  lastAdminEdit: 'Cannot remove the last admin user',
  lastAdminDelete: 'Cannot delete the last admin user',
  createFailed: 'Failed to create user',
  createForbidden: 'You do not have permission to create users.',
  deleteFailed: 'Failed to delete user from authentication system',
  changeForbidden: 'You do not have permission to change users.',
  notFound: 'User not found',
  nameNotPlain: 'A name has visible characters on one line.',
  emailForm: 'Enter an email address such as name@example.org.',
  idMissing: 'User ID is required',
  heirUnknown: 'Choose an active user who takes over what this user looked after.',
  /** The administrator must have signed in recently to change accounts. */
  signInAgain: 'Your sign-in is more than 12 hours old. Sign out, sign in again, and repeat this.',
  otherCall: 'This request was sent before with other values.',
} as const;

/** The minimum length of a password, as required. The form recommends more (WRK-484, WRK-Q125). */
export const passwordMinimum = 6;

const uid = z.string().check(z.regex(idPattern));
const email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254));
const name = z.string().check(z.trim(), z.maxLength(100));
const role = z.enum(['admin', 'regular']);

/**
 * Creates an account with its record. Without a password, the API emails the person a link to choose one, so
 * that no administrator knows it (WRK-Q126). A retry with the same Idempotency-Key returns the first account
 * (WRK-742, WRK-743).
 */
export const createUser = contract({
  method: 'POST',
  path: '/admin/users',
  summary: 'Creates an account, or invites somebody to one',
  caller: 'staff',
  body: z.object({
    email,
    /** Optional. Without it, the API emails a link to choose a password. */
    password: z.optional(
      z
        .string()
        .check(z.minLength(passwordMinimum, `At least ${passwordMinimum} characters.`), z.maxLength(128)),
    ),
    role: z._default(role, 'regular'),
    /** New accounts are active (WRK-487). */
    status: z.optional(z.literal('active')),
    displayName: z._default(name, ''),
  }),
  answer: z.object({
    uid: z.string(),
    /** True if the email with the link was sent. Null if a password was given. */
    invited: z.nullable(z.boolean()),
  }),
  status: 201,
  errors: {
    forbidden: userMessages.createForbidden,
    conflict: [userMessages.exists, userMessages.emailInUse],
  },
});

/** Sends the link to choose a password again (WRK-Q126). */
export const inviteUser = contract({
  method: 'POST',
  path: '/admin/users/:uid/invitation',
  summary: 'Mails somebody a link to choose a password',
  caller: 'staff',
  params: z.object({ uid }),
  errors: { forbidden: userMessages.changeForbidden, 'not-found': userMessages.notFound },
});

/**
 * Sets role and status (WRK-490). An inactive person loses access to the workspace, and all their sessions
 * end at once (WRK-Q3).
 */
export const updateUser = contract({
  method: 'PUT',
  path: '/admin/users/:uid',
  summary: 'Sets the role and the status of a user',
  caller: 'staff',
  params: z.object({ uid }),
  body: z.object({ role, status: z.enum(['active', 'inactive']) }),
  answer: z.object({ uid: z.string(), role, status: z.enum(['active', 'inactive']) }),
  errors: {
    forbidden: userMessages.changeForbidden,
    'not-found': userMessages.notFound,
    conflict: userMessages.lastAdminEdit,
  },
});

/**
 * Deletes the sign-in account and then the record. The person's records go to `heir`, and sharing with the
 * person ends (WRK-493, WRK-744, WRK-Q127). Safe to retry.
 */
export const deleteUser = contract({
  method: 'DELETE',
  path: '/admin/users/auth/:uid',
  summary: 'Deletes an account and its record, and hands over what the person looked after',
  caller: 'staff',
  params: z.object({ uid }),
  query: z.object({ heir: uid }),
  errors: {
    invalid: [userMessages.idMissing, userMessages.heirUnknown],
    forbidden: userMessages.changeForbidden,
    conflict: userMessages.lastAdminDelete,
    'bad-gateway': userMessages.deleteFailed,
  },
});

/**
 * Moves a person's records to `heir` and ends sharing with the person, whose account stays. Safe to retry.
 */
export const handOverUser = contract({
  method: 'POST',
  path: '/admin/users/:uid/hand-over',
  summary: 'Hands over everything that a user looks after',
  caller: 'staff',
  params: z.object({ uid }),
  body: z.object({ heir: uid }),
  answer: z.object({
    /** The number of records that changed their owner. */
    moved: z.number(),
  }),
  errors: {
    invalid: userMessages.heirUnknown,
    forbidden: userMessages.changeForbidden,
    'not-found': userMessages.notFound,
  },
});
