const missing = (): never => {
  throw new Error('This build has no site key for App Check.');
};

/**
 * Replaces Firebase's App Check in builds without a site key, which never call these functions. See
 * vite.config.ts.
 */
export const CustomProvider = missing;
export const initializeAppCheck = missing;
