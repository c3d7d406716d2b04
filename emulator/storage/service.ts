import type { Caller } from '../caller';
import type { Judgement, RulesDocument, Ruleset } from '../rules/contract';
import { objectsInMemory, objectsOnDisk } from './object-files';
import { ObjectStore } from './object-store';
import { ResumableUploads } from './resumable-uploads';

export interface StorageServiceOptions {
  readonly projectId: string;
  /** The rules in force; without any, everything is denied. */
  rules(): Ruleset | undefined;
  /** Loads other rules, as tests ask by `PUT /internal/setRules`. Throws RulesSourceError. */
  readonly loadRules?: (source: string, file: string) => void;
  /** A committed document of the project's database, for `firestore.get` in rules. */
  firestoreGet(path: string, projectId: string): RulesDocument | null;
  /** ms */
  readonly now?: () => number;
  /** Folder that keeps objects across restarts; without it they end with the process. */
  readonly data?: string;
  /** Told why rules denied a request, in one line. */
  readonly log?: (line: string) => void;
  /** The same for a list of denials; `request` is method and path. */
  readonly onDenied?: (explanation: string, caller: Caller, request: string) => void;
  /** Told of every request that the rules judged. */
  readonly onJudged?: ((judgement: Judgement) => void) | undefined;
  /** Whether calls of clients that carry this App Check token are taken; all are unless given. */
  readonly admitsApp?: (token: string | undefined) => boolean;
  /** Largest upload in bytes; 256 MiB unless given. */
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

/** Creates the service; throws when kept objects cannot be read. */
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
