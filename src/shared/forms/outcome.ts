import type { ReactNode } from 'react';
import type { FormValues } from './values';

/** Messages by dotted field name, as shown beside the fields. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The result of a submission, shown as exactly one of the three kinds of message. */
export interface FormOutcome {
  /** `success` clears the form unless `keepValues` is set. `info` and `error` keep every typed value. */
  readonly tone: 'success' | 'info' | 'error';
  readonly message?: ReactNode;
  /** The server's messages about fields. Those for unknown fields are added to the message. */
  readonly fieldErrors?: Readonly<Record<string, string | readonly string[]>>;
  readonly keepValues?: boolean;
}

/** Facts about how the form was filled in. */
export interface SubmissionMeta {
  /** True if the honeypot field was filled in. */
  readonly isHoneypotFilled: boolean;
  /** Time in ms since the form was first on the screen, including prerendered HTML. */
  readonly shownForMs: number;
  /** The values before the schema transformed them. */
  readonly typed: FormValues;
}
