import type { Caller } from '../caller';
import type { Judgement, RulesDocument, Ruleset } from '../rules/contract';
import { objectsInMemory, objectsOnDisk } from './object-files';
import { ObjectStore } from './object-store';
import { ResumableUploads } from './resumable-uploads';

export interface StorageServiceOptions {
  readonly projectId: string;
  /** Returns the rules in force. Without rules everything is denied. */
  rules(): Ruleset | undefined;
  /** Loads other rules, for tests that use `PUT /internal/setRules`. Throws RulesSourceError. */
  readonly loadRules?: (source: string, file: string) => void;
  /** Returns a committed document of the project's database, for `firestore.get` in rules. */
  firestoreGet(path: string, projectId: string): RulesDocument | null;
  /** Returns the current time in ms. */
  readonly now?: () => number;
  /** The folder that keeps objects across restarts. Without it they end with the process. */
  readonly data?: string;
  /** Logs, in one line, why rules denied a request. */
  readonly log?: (line: string) => void;
  /** Reports a denial for the list of denials; `request` is method and path. */
  readonly onDenied?: (explanation: string, caller: Caller, request: string) => void;
  /** Called for every request that the rules judged. */
  readonly onJudged?: ((judgement: Judgement) => void) | undefined;
  /** Checks the App Check token of a client's call; accepts all by default. */
  readonly admitsApp?: (token: string | undefined) => boolean;
  /** The largest upload in bytes; 256 MiB by default. */
  readonly maxUploadBytes?: number;
}

/** The state of the Storage service, shared by the client and the administrator API. */
export interface StorageService {
  readonly projectId: string;
  readonly objects: ObjectStore;
  readonly uploads: ResumableUploads;
  readonly maxUploadBytes: number;
  readonly loadRules: ((source: string, file: string) => void) | undefined;
  rules(): Ruleset | undefined;
  firestoreGet(path: string, projectId: string): RulesDocument | null;
  admitsApp(token: string | undefined): boolean;
  now(): number;
  denied(explanation: string, caller: Caller, request: string): void;
  judged(judgement: Judgement): void;
}

const DEFAULT_MAX_UPLOAD = 256 * 1024 * 1024;

/** Creates the service. Throws if stored objects cannot be read. */
export function createStorageService(options: StorageServiceOptions): StorageService {
  return {
    projectId: options.projectId,
    objects: new ObjectStore(options.data === undefined ? objectsInMemory() : objectsOnDisk(options.data)),
    uploads: new ResumableUploads(),
    maxUploadBytes: options.maxUploadBytes ?? DEFAULT_MAX_UPLOAD,
    loadRules: options.loadRules,
    rules: () => options.rules(),
    firestoreGet: (path, projectId) => options.firestoreGet(path, projectId),
    admitsApp: options.admitsApp ?? (() => true),
    now: options.now ?? Date.now,
    denied: (explanation, caller, request) => {
      options.log?.(`Denied ${request}: ${explanation}`);
      options.onDenied?.(explanation, caller, request);
    },
    judged: (judgement) => options.onJudged?.(judgement),
  };
}
