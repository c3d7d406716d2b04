/** The limits of the service, counted as the hosted service was observed to count. */
export const LIMITS = {
  /** Source size in bytes of UTF-8. */
  sourceBytes: 256 * 1024,
  /** Nested parentheses and binary operators, plus the innermost operand. */
  expressionLevels: 99,
  /** Nesting of any kind. The service's own limit is unknown; this one prevents a stack overflow. */
  expressionDepth: 300,
  /** Functions in one chain of calls, including the first. */
  callChain: 21,
  functionArguments: 7,
  letBindings: 11,
  nestedMatches: 10,
  pathSegments: 100,
  pathCaptures: 20,
  /** Expressions evaluated per request. */
  expressions: 1000,
  /** Alternatives of one query, the most that Firestore accepts. */
  queryAlternatives: 30,
} as const;
