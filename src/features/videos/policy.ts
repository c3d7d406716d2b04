import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const videoRules = {
  /** Anybody watches; administrators add, change and delete (WRK-795, PUB-Q66). */
  'video.create': isAdmin,
  'video.update': isAdmin,
  'video.delete': isAdmin,
};

/** Whether somebody may manage videos. */
export const can = policy(videoRules);
