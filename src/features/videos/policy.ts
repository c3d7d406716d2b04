import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const videoRules = {
  /** Everyone can read videos; administrators add, change and delete them (WRK-795, PUB-Q66). */
  'video.create': isAdmin,
  'video.update': isAdmin,
  'video.delete': isAdmin,
};

/** Checks whether a person may manage videos. */
export const can = policy(videoRules);
