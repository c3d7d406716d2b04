/** One thing that the product relies on; `wrong` says what is, `remedy` what to press or run. */
export interface Finding {
  readonly about: string;
  readonly wrong?: string;
  /** It could not be read, for this reason, and is left to be looked at by hand. */
  readonly unread?: string;
  readonly remedy: string;
}

/** Asks a control service: its host name, and the path from the version on. Undefined for "not found". Rejects with a RefusedError. */
export type Ask = (host: string, path: string) => Promise<unknown>;

/** A control service refused a question. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const finding = (about: string, isRight: boolean, wrong: string, remedy: string): Finding => ({
  about,
  ...(!isRight && { wrong }),
  remedy,
});
