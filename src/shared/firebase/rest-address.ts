// Public pages cannot afford the schema of environment.ts, which needs zod. Reading the variables as they are is safe:
// the build has parsed the same ones and does not finish on a wrong one.
const projectId: string = import.meta.env.VITE_FIREBASE_PROJECT_ID;
const apiKey: string = import.meta.env.VITE_FIREBASE_API_KEY;
const localBackend: string | undefined = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;

const host = localBackend ? `http://${localBackend}` : 'https://firestore.googleapis.com';

/** Resource name under which every document of the database stands: `projects/…/documents`. */
export const documentsName = `projects/${projectId}/databases/(default)/documents`;

/**
 * An address of Firestore's REST API: `suffix` is what follows `…/documents`, such as `/videos` or `:commit`. Needs no
 * header of its own, so that browsers ask no permission first.
 */
export function restAddress(suffix: string, parameters: Readonly<Record<string, string>> = {}): string {
  return `${host}/v1/${documentsName}${suffix}?${new URLSearchParams({ ...parameters, key: apiKey })}`;
}
