/**
 * Replaces the regular expression engine of Firestore's pipelines, which the app does not use; see vite.config.ts.
 */
export const RE2JS = {
  compile(): never {
    throw new Error(
      'Pipelines with regular expressions are left out of this app: vite.config.ts brings them back.',
    );
  },
};
