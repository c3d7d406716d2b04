import type { Request, Response } from 'express';
import type { ReleasedVersion } from '@/contracts/changelog';
import type { DependencyReport } from '@/contracts/security';
import type { Backend } from './adapters/backend';
import type { CallCounts, Limit } from './pipeline/limits';

/** Values that the deployment sets; what is empty is not configured. */
export type Settings = Readonly<Partial<Record<SettingName, string>>>;
export type SettingName = 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | (string & {});

/** What every endpoint works with. */
export interface Api {
  readonly backend: Backend;
  readonly settings: Settings;
  readonly counts: CallCounts;
  /** The limits of addresses and last hops, and limits of areas that this deployment sets otherwise. */
  readonly limits: Readonly<Record<string, Limit>> & { readonly address: Limit; readonly hop: Limit };
  readonly addressOf: (request: Request) => string;
  /** Remembers, for the log, whose call an answer belongs to. */
  readonly noteCaller: (response: Response, uid: string) => void;
  /** What is installed, as the build has found it. */
  readonly dependencies: DependencyReport;
  /** The versions of the public change log, newest first, as the build has found them. */
  readonly releases: readonly ReleasedVersion[];
  readonly now: () => Date;
}
