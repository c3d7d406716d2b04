/** What the service refuses to load or to evaluate, counted the way the hosted service was seen to count. */
export const LIMITS = {
  /** Bytes of UTF-8. */
  sourceBytes: 256 * 1024,
  /** Nested parentheses and operators with two operands, and the innermost operand. */
  expressionLevels: 99,
  /** Nesting of any kind; the service's own bound is not known, this one keeps the stack. */
  expressionDepth: 300,
  /** Functions in one chain of calls, the first included. */
  callChain: 21,
  functionArguments: 7,
  letBindings: 11,
  nestedMatches: 10,
  pathSegments: 100,
  pathCaptures: 20,
  /** Evaluated per request. */
  expressions: 1000,
  /** Alternatives of one query, the most that Firestore itself accepts. */
  queryAlternatives: 30,
} as const;
