import type { ReactNode } from 'react';
import type { FormValues } from './values';

/** Messages per dotted field name, as they are shown beside the fields. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The result of a submission, shown as exactly one of the three kinds of message. */
export interface FormOutcome {
  /** `success` clears the form unless `keepValues`; `info` and `error` keep every typed value. */
  readonly tone: 'success' | 'info' | 'error';
  readonly message?: ReactNode;
  /** What the server said about single fields; a name without a field joins the message. */
  readonly fieldErrors?: Readonly<Record<string, string | readonly string[]>>;
  readonly keepValues?: boolean;
}

/** How the form was filled in. */
export interface SubmissionMeta {
  /** The honeypot field held something. */
  readonly isHoneypotFilled: boolean;
  /** Milliseconds since the form was first on screen, prerendered HTML included. */
  readonly shownForMs: number;
  /** The values before the schema transformed them. */
  readonly typed: FormValues;
}
