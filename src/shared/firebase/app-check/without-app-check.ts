const missing = (): never => {
  throw new Error('This build has no site key for App Check.');
};

/** Stand in for Firebase's App Check in a build without a site key, which calls neither; see vite.config.ts. */
export const CustomProvider = missing;
export const initializeAppCheck = missing;
