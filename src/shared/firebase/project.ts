// Public pages cannot afford the schema of environment.ts, which needs zod. Reading the variables directly is
// safe: the build has parsed the same ones and fails on a wrong one.
/** Whose database is asked, and as which app. */
export const project = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID as string,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY as string,
};
