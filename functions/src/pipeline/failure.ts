interface FailureLine {
  readonly name: string;
  readonly code?: string;
  /** The places in the code, without the message that stands above them. */
  readonly at: readonly string[];
  readonly cause?: FailureLine;
}

const deepest = 4;

/**
 * Describes a failure for the log by its kind, code and place. Messages of services and parsers quote what people
 * wrote and what others answered, so they never reach the log.
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
