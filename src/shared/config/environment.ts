/** The addresses of a local backend's services: `host:port` on loopback. */
export interface LocalBackend {
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
}

/** The configuration of the app's backend. `localBackend` is set only for `demo-` projects. */
export interface Environment {
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly appId: string;
    readonly authDomain: string;
    readonly storageBucket: string;
    /** Set only if third-party analytics is used. */
    readonly measurementId?: string;
  };
  /** Set only if App Check is used. */
  readonly appCheckSiteKey: string | undefined;
  readonly localBackend: LocalBackend | undefined;
}

/** The `VITE_…` variables. The build has parsed them (parse-environment.ts) and fails if one is invalid. */
type Variables = Readonly<Partial<Record<`VITE_${string}`, string | undefined>>>;

/** Returns the configuration from variables that the build has parsed. */
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
