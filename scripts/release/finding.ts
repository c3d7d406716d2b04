/** One check. `wrong` is the problem, `remedy` the button or command that solves it. */
export interface Finding {
  readonly about: string;
  readonly wrong?: string;
  /** The reason why the setting could not be read. A person must then check it. */
  readonly unread?: string;
  readonly remedy: string;
}

/**
 * Calls a control service by its host name and the path from the version on. Returns undefined for "not
 * found". Rejects with a RefusedError.
 */
export type Ask = (host: string, path: string) => Promise<unknown>;

/** Thrown when a control service refuses a call. */
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
