import { isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';
import { contactEntity } from './entity';

const { get, update } = contactEntity.access;

export const contactRules = {
  ...contactEntity.rules,
  /** The API transfers a contact to another owner, with its notes and e-mails. */
  'contact.handOver': isAdmin,
  /** E-mails have the permissions of their contact. */
  'mail.get': get,
  'mail.list': isStaff,
  'mail.create': update,
  'mail.update': update,
};

/** Checks whether a person may see or change contacts. */
export const can = policy(contactRules);
