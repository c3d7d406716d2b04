import { z } from 'zod';

const filled = (expected: string) =>
  z
    .string({ error: `expected ${expected}` })
    .trim()
    .min(1, `expected ${expected}`);

const loopbackAddress = z
  .string()
  .regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/, 'expected a loopback address with its port')
  .optional();

const localAddresses = [
  'VITE_FIRESTORE_EMULATOR_HOST',
  'VITE_AUTH_EMULATOR_HOST',
  'VITE_STORAGE_EMULATOR_HOST',
] as const;

const environmentSchema = z
  .object({
    VITE_FIREBASE_PROJECT_ID: filled('the Firebase project id').regex(
      /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
      'expected a Firebase project id: 6 to 30 lower-case letters, digits and hyphens',
    ),
    VITE_FIREBASE_API_KEY: filled('the web API key of the project'),
    VITE_FIREBASE_APP_ID: filled('the app id of the web app'),
    VITE_FIREBASE_AUTH_DOMAIN: filled('the auth domain, such as my-project.firebaseapp.com'),
    VITE_FIREBASE_STORAGE_BUCKET: filled('the storage bucket, such as my-project.firebasestorage.app'),
    VITE_FIRESTORE_EMULATOR_HOST: loopbackAddress,
    VITE_AUTH_EMULATOR_HOST: loopbackAddress,
    VITE_STORAGE_EMULATOR_HOST: loopbackAddress,
    VITE_APP_CHECK_SITE_KEY: filled('the reCAPTCHA v3 site key of the web app, or nothing').optional(),
    VITE_FIREBASE_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'expected a measurement id such as G-ABC123DEF4, or nothing')
      .optional(),
  })
  .superRefine((values, context) => {
    const given = localAddresses.filter((name) => values[name] !== undefined);
    if (given.length === 0) return;
    for (const name of localAddresses) {
      if (values[name] === undefined) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `expected a loopback address, since ${given[0]} is set: the local backend is used whole or not at all`,
        });
      }
    }
    if (values.VITE_APP_CHECK_SITE_KEY !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['VITE_APP_CHECK_SITE_KEY'],
        message: 'expected nothing, since a local backend is set: it knows no App Check',
      });
    }
    if (!values.VITE_FIREBASE_PROJECT_ID.startsWith('demo-')) {
      context.addIssue({
        code: 'custom',
        path: ['VITE_FIREBASE_PROJECT_ID'],
        message: 'expected a project id that begins with demo-, since a local backend is set',
      });
    }
  });

/** Where the services of a local backend are: `host:port` on loopback. */
export interface LocalBackend {
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
}

/** Where the app finds its backend. `localBackend` is set only for `demo-` projects. */
export interface Environment {
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly appId: string;
    readonly authDomain: string;
    readonly storageBucket: string;
    /** Only where third-party analytics is wanted. */
    readonly measurementId?: string;
  };
  /** Set where App Check is wanted. */
  readonly appCheckSiteKey: string | undefined;
  readonly localBackend: LocalBackend | undefined;
}

/**
 * Reads the `VITE_…` variables; throws one error that names every missing or malformed variable and what is
 * expected of it. Called by the build as well as at start, so that a wrong setting never reaches a visitor.
 */
export function parseEnvironment(variables: Readonly<Record<string, unknown>>): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not usable:\n${lines.join('\n')}\nSee docs/running.md.`);
  }
  const values = parsed.data;
  const [firestore, auth, storage] = localAddresses.map((name) => values[name]);
  return {
    firebase: {
      projectId: values.VITE_FIREBASE_PROJECT_ID,
      apiKey: values.VITE_FIREBASE_API_KEY,
      appId: values.VITE_FIREBASE_APP_ID,
      authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
      storageBucket: values.VITE_FIREBASE_STORAGE_BUCKET,
      ...(values.VITE_FIREBASE_MEASUREMENT_ID && { measurementId: values.VITE_FIREBASE_MEASUREMENT_ID }),
    },
    appCheckSiteKey: values.VITE_APP_CHECK_SITE_KEY,
    localBackend:
      firestore !== undefined && auth !== undefined && storage !== undefined
        ? { firestore, auth, storage }
        : undefined,
  };
}
