/** What the service refuses to load or to evaluate, counted the way the hosted service was seen to count. */
export const LIMITS = {
  /** Bytes of UTF-8. */
  sourceBytes: 256 * 1024,
  /** Operands of one chain, or one more than the nested parentheses. */
  expressionDepth: 98,
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
