interface FailureLine {
  readonly name: string;
  readonly code?: string;
  /** The stack frames, without the message above them. */
  readonly at: readonly string[];
  readonly cause?: FailureLine;
}

const deepest = 4;

/**
 * Describes a failure for the log by its name, code and stack frames. Messages of services and parsers quote
 * user content and answers, so they never reach the log.
 */
export function describeFailure(failure: unknown, depth = 0): FailureLine {
  if (!(failure instanceof Error)) return { name: typeof failure, at: [] };
  const { code } = failure as { code?: unknown };
  const isPlain = typeof code === 'number' || (typeof code === 'string' && /^[\w/.-]{1,64}$/.test(code));
  return {
    name: failure.name,
    ...(isPlain && { code: `${code}` }),
    at: (failure.stack ?? '')
      .split('\n')
      .filter((line) => /^ +at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(failure.cause !== undefined &&
      depth < deepest && { cause: describeFailure(failure.cause, depth + 1) }),
  };
}
