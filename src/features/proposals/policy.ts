import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const proposalRules = {
  'proposal.list': isAdmin,
  'proposal.create': isAdmin,
  'proposal.update': isAdmin,
  'proposal.delete': isAdmin,
  'envelope.create': isAdmin,
  'envelope.delete': isAdmin,
  'visit.get': isAdmin,
  'visit.list': isAdmin,
  'visit.delete': isAdmin,
  'reader.list': isAdmin,
  'reader.delete': isAdmin,
  'draft.get': isAdmin,
  'draft.list': isAdmin,
  'draft.create': isAdmin,
  'draft.update': isAdmin,
  'draft.delete': isAdmin,
  'version.get': isAdmin,
  'version.list': isAdmin,
  'version.create': isAdmin,
  'version.delete': isAdmin,
};

/** Checks whether a person may read, write, publish or withdraw proposals. */
export const can = policy(proposalRules);
