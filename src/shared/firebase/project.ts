// Public pages cannot use the schema of environment.ts, because zod is too large for them. Reading the
// variables directly is safe, because the build has parsed them.
/** The ids of the Firebase project and app. */
export const project = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID as string,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY as string,
};
