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

/** The `VITE_…` variables; the build has parsed them (parse-environment.ts) and does not finish on a wrong one. */
type Variables = Readonly<Partial<Record<`VITE_${string}`, string | undefined>>>;

/** Where the app finds its backend, from variables that were parsed before. */
export function environmentOf(variables: Variables): Environment {
  const text = (name: `VITE_${string}`) => variables[name] ?? '';
  const measurementId = variables['VITE_FIREBASE_MEASUREMENT_ID'];
  const firestore = variables['VITE_FIRESTORE_EMULATOR_HOST'];
  return {
    firebase: {
      projectId: text('VITE_FIREBASE_PROJECT_ID'),
      apiKey: text('VITE_FIREBASE_API_KEY'),
      appId: text('VITE_FIREBASE_APP_ID'),
      authDomain: text('VITE_FIREBASE_AUTH_DOMAIN'),
      storageBucket: text('VITE_FIREBASE_STORAGE_BUCKET'),
      ...(measurementId && { measurementId }),
    },
    appCheckSiteKey: variables['VITE_APP_CHECK_SITE_KEY'],
    localBackend: firestore
      ? {
          firestore,
          auth: text('VITE_AUTH_EMULATOR_HOST'),
          storage: text('VITE_STORAGE_EMULATOR_HOST'),
        }
      : undefined,
  };
}
