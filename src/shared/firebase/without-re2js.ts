/** Stands for the engine that Firestore's pipelines match regular expressions with; see vite.config.ts. */
export const RE2JS = {
  compile(): never {
    throw new Error(
      'Pipelines with regular expressions are left out of this app: vite.config.ts brings them back.',
    );
  },
};
