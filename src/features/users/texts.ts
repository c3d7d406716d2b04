import { userMessages } from '@/contracts/users';
import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** How the roles and statuses are called. */
export const roleLabels = { admin: 'Admin', regular: 'Regular' } as const;
export const statusLabels = { active: 'Active', inactive: 'Inactive' } as const;

export const userTexts = {
  table: 'Users',
  columns: { email: 'Email', role: 'Role', status: 'Status', created: 'Created', actions: 'Actions' },
  count: (count: number): string => plural(count, { one: '1 user', other: `${formatNumber(count)} users` }),
  none: 'There are no users yet.',
  noDate: 'N/A',
  noRole: 'None',
  you: 'You',
  loading: 'Loading users…',
  notFetched: 'The users could not be loaded',
  timedOut: 'The database has not answered yet.',
  unreadable: (id: string): string => `The record ${id} does not have the form of a user.`,
  more: (email: string): string => `Actions for ${email}`,
  create: 'Create user',
  edit: 'Edit',
  invite: 'Send the link to choose a password',
  delete: 'Delete',
  cancel: 'Cancel',
  invited: (email: string): string => `${email} gets a mail with a link to choose a password.`,
  notInvited: (email: string): string =>
    `The mail to ${email} could not be sent. Try it again from the user's actions.`,
  newUser: {
    title: 'Create user',
    email: 'Email',
    name: 'Name',
    nameHint: 'Shown to colleagues. The person can change it.',
    role: 'Role',
    how: 'How the person gets in',
    invitation: 'By an invitation: a mail with a link to choose a password',
    withPassword: 'With a password that you set and pass on',
    password: 'Password',
    passwordHint: 'At least 6 characters; 12 or more are recommended. The person can change it.',
    strength: 'This password is',
    levels: { 'too-short': 'too short', weak: 'weak', fair: 'fair', strong: 'strong' },
    save: 'Create user',
    saving: 'Creating…',
    retrying: (attempt: number): string => `No answer yet. Trying again (${attempt} of 3)…`,
    created: (email: string): string => `${email} can sign in now.`,
    emailMissing: 'Enter an email address.',
    emailForm: userMessages.emailForm,
    nameLong: 'Use 100 characters or fewer.',
    passwordShort: 'Use at least 6 characters.',
    passwordLong: 'Use 128 characters or fewer.',
  },
  editUser: {
    title: (email: string): string => `Edit ${email}`,
    role: 'Role',
    status: 'Status',
    hint: 'An inactive user is signed out everywhere at once and cannot sign in.',
    save: 'Save',
    saving: 'Saving…',
    saved: (email: string): string => `${email} was changed.`,
  },
  deleteUser: {
    title: 'Delete user',
    question: (email: string): string => `Delete the account of ${email}?`,
    hint: 'The person is signed out everywhere at once. This cannot be undone.',
    heir: 'Who takes over',
    heirHint: 'Gets the contacts, notes, templates, tasks and events of this user.',
    confirm: 'Delete user',
    busy: 'Deleting…',
    deleted: (email: string): string => `${email} was deleted.`,
  },
  failed: {
    create: userMessages.createFailed,
    update: 'The user could not be changed. Check your connection and try again.',
    delete: userMessages.deleteFailed,
    invite: 'The mail could not be sent. Try again in a moment.',
  },
} as const;
