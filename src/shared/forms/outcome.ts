import type { ReactNode } from 'react';
import type { FormValues } from './values';

/** Messages per dotted field name, as they are shown beside the fields. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What became of a submission; exactly one of the three kinds of message is shown at a time. */
export interface FormOutcome {
  /** `success` clears the form unless `keepValues`; `info` and `error` keep every typed value. */
  readonly tone: 'success' | 'info' | 'error';
  readonly message?: ReactNode;
  /** What the server said about single fields; a name without a field joins the message. */
  readonly fieldErrors?: Readonly<Record<string, string | readonly string[]>>;
  readonly keepValues?: boolean;
}

/** What a form knows about how it was filled in. */
export interface SubmissionMeta {
  /** Something was written into the field that people do not see. */
  readonly isHoneypotFilled: boolean;
  /** Milliseconds since the form was first on screen, prerendered HTML included. */
  readonly shownForMs: number;
  /** The values as they stood in the form, before the schema. */
  readonly typed: FormValues;
}
