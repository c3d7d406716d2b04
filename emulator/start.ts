import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { callerFromAuthorization } from './auth/caller-token';
import { requireDemoProject } from './auth/demo-project';
import { createAuthHandler } from './auth/handler';
import { openAuthData } from './auth/persistence';
import { type AuthService, createAuthService } from './auth/service';
import { type Denial, Denials } from './denials';
import type { AuthState } from './auth/state';
import type { FirestoreService } from './firestore/contract';
import type { DatabasesSnapshot } from './firestore/store/database-registry';
import { Journal } from './firestore/store/journal';
import { createFirestoreService } from './firestore/service';
import { createFirestoreTransport } from './firestore/transport/transport';
import type { WebChannelTiming } from './firestore/transport/webchannel-session';
import { runOnLoopback } from './http/server';
import { AppCheck, CHECKED_SERVICES, type CheckedService, type EnforcementMode } from './project/app-check';
import { createProjectHandler } from './project/handler';
import type { Judgement, RulesService } from './rules/contract';
import { RulesInForce } from './rules-in-force';
import { exportObjects, parseExportedObjects } from './storage/exported-objects';
import type { ObjectWithContent } from './storage/object-store';
import { createStorageHandler } from './storage/handler';
import { createStorageService } from './storage/service';

export type BackendService = 'Firestore' | 'Auth' | 'Storage';

/** The ports of the official emulators. */
export const OFFICIAL_PORTS = { firestore: 8080, auth: 9099, storage: 9199 } as const;

export interface BackendOptions {
  /** The project id, which must begin with `demo-`. */
  readonly projectId: string;
  /** The ports; the official ones by default. 0 takes any free port. */
  readonly ports?: { readonly firestore?: number; readonly auth?: number; readonly storage?: number };
  /** Rules files. Without one, everyone except the administrator is denied until rules are set. */
  readonly rules?: { readonly firestore?: string; readonly storage?: string; readonly watch?: boolean };
  /** The folder that keeps data across restarts. Without it the data ends with the process. */
  readonly data?: string;
  /** Settings of the sign-in project, which override those in `data` and in an import. */
  readonly auth?: {
    readonly selfSignUp?: boolean;
    readonly selfDeletion?: boolean;
    readonly minPasswordLength?: number;
  };
  /** True if every service refuses calls without an App Check token from the start. */
  readonly enforceAppCheck?: boolean;
  /** The index file that counts as deployed. Queries work without indexes. */
  readonly indexes?: string;
  /** Logs warnings of rules, broken rules files and mails that would be sent. */
  readonly log?: (line: string) => void;
  readonly onDenied?: (denial: Denial) => void;
  /** Called for every request that the rules judged, allowed or not. */
  readonly onJudged?: ((judgement: Judgement) => void) | undefined;
  /** Returns the next port to try if one is busy. The start fails if it is omitted or returns undefined. */
  readonly onPortBusy?: (service: string, port: number) => number | undefined;
  readonly webChannelTiming?: Partial<WebChannelTiming>;
}

/** All data of a backend at one moment, in memory only. `exportState` returns a form that can be stored. */
export interface BackendSnapshot {
  readonly firestore: DatabasesSnapshot;
  readonly auth: AuthState;
  readonly storage: readonly ObjectWithContent[];
  readonly appCheck: ReadonlyMap<CheckedService, EnforcementMode>;
}

/** A running backend; all servers are on 127.0.0.1. */
export interface Backend {
  readonly projectId: string;
  readonly firestorePort: number;
  readonly authPort: number;
  readonly storagePort: number;
  readonly service: FirestoreService;
  readonly auth: AuthService;
  /**
   * Replaces the rules of one project, or of all if none is named. Throws RulesSourceError and keeps the old
   * ones.
   */
  setFirestoreRules(source: string, file?: string, projectId?: string): void;
  setStorageRules(source: string, file?: string): void;
  /** Returns the newest refusals of the project's rules, newest first. */
  denials(): readonly Denial[];
  /** Returns all databases, accounts and objects (their bytes as base64) as JSON. */
  exportState(): object;
  /**
   * Replaces all accounts and objects, and the databases that the export names. Throws before any change if
   * the export is invalid.
   */
  importState(state: unknown): void;
  /** Returns a snapshot for `restore` of this backend or another one of the same project. */
  snapshot(): BackendSnapshot;
  /**
   * Restores documents, accounts, mailed codes, files and the modes of App Check. It takes time only for the
   * differences: 1 ms after a typical test. ID and refresh tokens from before the snapshot are valid again.
   *
   * Listeners get the differences as one commit, so a connected client shows the same as a new one.
   * Transactions that read changed data fail. Failed sign-ins, running uploads and denials are cleared. Rules
   * and read counts stay.
   */
  restore(snapshot: BackendSnapshot): void;
  /** Ends streams and servers and waits until everything is on disk. */
  close(): Promise<void>;
}

function refuseProduction(): void {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The local backend trusts unsigned tokens: it does not start with NODE_ENV=production.');
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

function httpServer(handler: Handler) {
  return createServer((request, response) => {
    Promise.resolve(handler(request, response)).catch(() => response.destroy());
  });
}

/**
 * Starts Firestore, Auth and Storage for one project. Rejects, and leaves no server running, if a rules file
 * does not compile, stored data cannot be read or a port is busy.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  refuseProduction();
  const { projectId, data, onPortBusy } = options;
  const { minPasswordLength, ...switches } = options.auth ?? {};
  requireDemoProject(projectId);
  const log = options.log ?? (() => {});
  const ports = { ...OFFICIAL_PORTS, ...options.ports };
  const closers: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };

  const openRules = (service: RulesService, path: string | undefined) => {
    const rules = new RulesInForce(service, log);
    closers.push(() => rules.close());
    if (path !== undefined) rules.load(path);
    if (path !== undefined && options.rules?.watch === true) rules.watch(path);
    return rules;
  };

  try {
    const firestoreRules = openRules('cloud.firestore', options.rules?.firestore);
    const storageRules = openRules('firebase.storage', options.rules?.storage);
    const denials = new Denials();
    const denied: Denials['add'] = (...denial) => {
      const added = denials.add(...denial);
      options.onDenied?.(added);
      return added;
    };

    const appCheck = new AppCheck(projectId);
    if (options.enforceAppCheck === true)
      for (const checked of CHECKED_SERVICES) appCheck.setMode(checked, 'ENFORCED');

    const journal = data === undefined ? undefined : new Journal(join(data, 'firestore'));
    closers.push(() => journal?.close());
    const service = createFirestoreService({
      rulesFor: (project) => firestoreRules.of(project),
      onDenied: (explanation, caller, request) => {
        denied(/ projects\/([^/]+)\//.exec(request)?.[1] ?? projectId, explanation, caller, request);
      },
      onJudged: options.onJudged,
      ...(journal === undefined ? {} : { journal }),
    });

    const transport = createFirestoreTransport({
      service,
      callerOf(authorization, project, appCheckToken) {
        const caller = callerFromAuthorization(authorization, project);
        const isTaken = caller.kind === 'admin' || appCheck.admits('firestore.googleapis.com', appCheckToken);
        return isTaken ? caller : { kind: 'anonymous', lacksApp: true };
      },
      control: {
        setRules: (project, source, file) => firestoreRules.set(source, file, project),
        denials: (project) => denials.of(project),
      },
      ...(options.webChannelTiming === undefined ? {} : { timing: options.webChannelTiming }),
    });
    closers.push(() => transport.close());

    let authPort = 0;
    const auth = createAuthService({
      projectId,
      actionUrl: () => `http://127.0.0.1:${authPort}/emulator/action`,
      log,
      admitsApp: (token) => appCheck.admits('identitytoolkit.googleapis.com', token),
      ...(minPasswordLength === undefined ? {} : { minPasswordLength }),
    });
    const kept = data === undefined ? undefined : openAuthData(data);
    if (kept !== undefined) {
      kept.attach(auth);
      closers.push(() => kept.flush());
    }
    const applyOptions = () => {
      auth.setConfig({ ...auth.config(), ...switches });
    };
    applyOptions();

    const storage = createStorageService({
      projectId,
      rules: () => storageRules.of(projectId),
      loadRules: (source, file) => storageRules.set(source, file),
      firestoreGet: (path, project) => {
        const document = service.database(databaseOf(project, path)).get(`projects/${project}${path}`);
        return document === undefined ? null : { path, fields: document.fields };
      },
      onDenied: (explanation, caller, request) => denied(projectId, explanation, caller, request),
      onJudged: options.onJudged,
      admitsApp: (token) => appCheck.admits('firebasestorage.googleapis.com', token),
      ...(data === undefined ? {} : { data: join(data, 'storage') }),
    });

    const run = async (
      name: BackendService,
      server: ReturnType<typeof httpServer> | typeof transport.server,
      port: number,
    ) => {
      const running = await runOnLoopback(name, server, port, onPortBusy);
      closers.push(running.close);
      return running.port;
    };
    const firestorePort = await run('Firestore', transport.server, ports.firestore);
    const answerAuth = createAuthHandler(auth, async () => kept?.flush());
    const project = createProjectHandler({
      projectId,
      appCheck,
      firestoreRules,
      storageRules,
      indexes: options.indexes,
    });
    const authServer = httpServer((request, response) => {
      const [pathname = ''] = (request.url ?? '').split('?');
      return project.matches(pathname)
        ? project.handle(request, response, pathname)
        : answerAuth(request, response);
    });
    authPort = await run('Auth', authServer, ports.auth);
    const storagePort = await run('Storage', httpServer(createStorageHandler(storage)), ports.storage);

    return {
      projectId,
      firestorePort,
      authPort,
      storagePort,
      service,
      auth,
      setFirestoreRules: (source, file = 'firestore.rules', project) =>
        firestoreRules.set(source, file, project),
      setStorageRules: (source, file = 'storage.rules') => storageRules.set(source, file),
      denials: () => denials.of(projectId),
      exportState: () => ({
        version: 1,
        firestore: service.exportDatabases(),
        auth: auth.exportState(),
        storage: exportObjects(storage.objects),
      }),
      importState(state) {
        const { version, ...parts } = state as { version?: unknown; [part: string]: unknown };
        if (version !== 1)
          throw new Error(`Not an export of this backend: its version is ${String(version)}.`);
        const objects = parseExportedObjects(parts['storage']);
        const before = auth.exportState();
        auth.importState(parts['auth']);
        try {
          service.importDatabases(parts['firestore']);
        } catch (error) {
          auth.importState(before);
          throw error;
        }
        applyOptions();
        storage.objects.replaceAll(objects);
      },
      snapshot: () => ({
        firestore: service.snapshotDatabases(),
        auth: auth.exportState(),
        storage: storage.objects.allWithContent(),
        appCheck: new Map(CHECKED_SERVICES.map((checked) => [checked, appCheck.modeOf(checked)])),
      }),
      restore(snapshot) {
        auth.importState(snapshot.auth);
        auth.failedSignIns.clear();
        service.restoreDatabases(snapshot.firestore);
        storage.uploads.clear();
        storage.objects.replaceAll(snapshot.storage);
        for (const [checked, mode] of snapshot.appCheck) appCheck.setMode(checked, mode);
        denials.clear();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function databaseOf(projectId: string, path: string): string {
  return `projects/${projectId}/${path.split('/').slice(1, 3).join('/')}`;
}
