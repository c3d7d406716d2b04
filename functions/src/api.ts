import type { Request, Response } from 'express';
import type { ReleasedVersion } from '@/contracts/changelog';
import type { DependencyReport } from '@/contracts/security';
import type { Backend } from './adapters/backend';
import type { CallCounts, Limit } from './pipeline/limits';

/** Values that the deployment sets. An empty value counts as not configured. */
export type Settings = Readonly<Partial<Record<SettingName, string>>>;
export type SettingName = 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | (string & {});

/** The services and settings that every endpoint works with. */
export interface Api {
  readonly backend: Backend;
  readonly settings: Settings;
  readonly counts: CallCounts;
  /** The limits for addresses and last hops, and the limits that this deployment overrides. */
  readonly limits: Readonly<Record<string, Limit>> & { readonly address: Limit; readonly hop: Limit };
  readonly addressOf: (request: Request) => string;
  /** Adds the caller's id to the log entry of an answer. */
  readonly noteCaller: (response: Response, uid: string) => void;
  /** The installed packages as the build has found them. */
  readonly dependencies: DependencyReport;
  /** The versions of the public change log, newest first, as the build has found them. */
  readonly releases: readonly ReleasedVersion[];
  readonly now: () => Date;
}
