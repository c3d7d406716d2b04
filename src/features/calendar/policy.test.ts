import { describe, expect, it } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { can, mayChangeTimes, maySplit } from './policy';

const person = (uid: string, role: Actor['role'], status: Actor['status'] = 'active'): Actor => ({
  uid,
  email: `${uid}@acf.example`,
  displayName: uid,
  photoURL: '',
  role,
  status,
});
const mia = person('mia', 'regular');
const theo = person('theo', 'regular');
const lena = person('lena', 'regular');
const kim = person('kim', 'regular');
const ada = person('ada', 'admin');
/** Mia's event, shared with Theo, who may edit it, and Lena, who may only view it. */
const event = {
  createdBy: 'mia',
  sharedUserIds: ['theo', 'lena'],
  sharedPermissions: { theo: 'edit', lena: 'view' },
};

describe('The permissions for an event', () => {
  it.each([
    ['its creator', mia, { sees: true, keeps: true, changes: true, splits: true }],
    ['a person who may edit it', theo, { sees: true, keeps: false, changes: true, splits: false }],
    ['a person who may view it', lena, { sees: true, keeps: false, changes: false, splits: false }],
    ['any other person', kim, { sees: false, keeps: false, changes: false, splits: false }],
    ['an administrator', ada, { sees: true, keeps: true, changes: true, splits: false }],
    [
      'its creator who is no longer active',
      { ...mia, status: 'inactive' as const },
      { sees: false, keeps: false, changes: false, splits: false },
    ],
    [
      'a person who may edit it but is no longer active',
      { ...theo, status: 'inactive' as const },
      { sees: false, keeps: false, changes: false, splits: false },
    ],
  ])('are as expected for %s', (_, actor, expected) => {
    expect({
      sees: can(actor, 'calendarEvent.get', event),
      keeps: can(actor, 'calendarEvent.update', event),
      changes: mayChangeTimes(actor, event),
      splits: maySplit(actor, event),
    }).toEqual(expected);
    expect(can(actor, 'calendarEvent.delete', event)).toBe(expected.keeps);
  });
});

describe('The permission to see a meeting', () => {
  const meeting = { participants: ['mia'], sharedWith: ['theo'] };
  it.each([
    ['a participant', mia, true],
    ['a person it is shared with', theo, true],
    ['any other person', kim, false],
    ['an administrator', ada, true],
    ['a participant who is no longer active', { ...mia, status: 'inactive' as const }, false],
  ])('of %s is %s', (_, actor, sees) => {
    expect(can(actor, 'meeting.get', meeting)).toBe(sees);
  });
});
