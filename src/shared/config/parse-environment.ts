import * as z from 'zod/mini';
import { type Environment, environmentOf } from './environment.ts';

const filled = (expected: string) =>
  z.string({ error: `expected ${expected}` }).check(z.regex(/^\S+$/, `expected ${expected}, without spaces`));

const loopbackAddress = z.optional(
  z
    .string()
    .check(
      z.regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/, 'expected a loopback address with its port'),
    ),
);

const localAddresses = [
  'VITE_FIRESTORE_EMULATOR_HOST',
  'VITE_AUTH_EMULATOR_HOST',
  'VITE_STORAGE_EMULATOR_HOST',
] as const;

const environmentSchema = z
  .object({
    VITE_FIREBASE_PROJECT_ID: filled('the Firebase project id').check(
      z.regex(
        /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
        'expected a Firebase project id: 6 to 30 lower-case letters, digits and hyphens',
      ),
    ),
    VITE_FIREBASE_API_KEY: filled('the web API key of the project'),
    VITE_FIREBASE_APP_ID: filled('the app id of the web app'),
    VITE_FIREBASE_AUTH_DOMAIN: filled('the auth domain, such as my-project.firebaseapp.com'),
    VITE_FIREBASE_STORAGE_BUCKET: filled('the storage bucket, such as my-project.firebasestorage.app'),
    VITE_FIRESTORE_EMULATOR_HOST: loopbackAddress,
    VITE_AUTH_EMULATOR_HOST: loopbackAddress,
    VITE_STORAGE_EMULATOR_HOST: loopbackAddress,
    VITE_APP_CHECK_SITE_KEY: z.optional(filled('the reCAPTCHA v3 site key of the web app, or nothing')),
    VITE_FIREBASE_MEASUREMENT_ID: z.optional(
      z
        .string()
        .check(z.regex(/^G-[A-Z0-9]+$/, 'expected a measurement id such as G-ABC123DEF4, or nothing')),
    ),
  })
  .check((context) => {
    const values = context.value;
    const given = localAddresses.filter((name) => values[name] !== undefined);
    if (given.length === 0) return;
    for (const name of localAddresses) {
      if (values[name] === undefined) {
        context.issues.push({
          input: values,
          code: 'custom',
          path: [name],
          message: `expected a loopback address, since ${given[0]} is set: the local backend is used whole or not at all`,
        });
      }
    }
    if (!values.VITE_FIREBASE_PROJECT_ID.startsWith('demo-')) {
      context.issues.push({
        input: values,
        code: 'custom',
        path: ['VITE_FIREBASE_PROJECT_ID'],
        message: 'expected a project id that begins with demo-, since a local backend is set',
      });
    }
  });

/**
 * Parses the `VITE_…` variables. Throws one error that names every missing or malformed variable and its
 * expected value. The build calls it, so that a wrong setting never reaches a visitor.
 */
export function parseEnvironment(variables: Readonly<Record<string, unknown>>): Environment {
  const parsed = z.safeParse(environmentSchema, variables);
  if (parsed.success) return environmentOf(parsed.data);
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}\nSee docs/settings.md.`);
}
