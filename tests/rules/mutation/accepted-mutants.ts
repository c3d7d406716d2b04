/** Changes that no request can tell from the rules, each with the reason. */
export const acceptedMutants: ReadonlyMap<string, string> = new Map([]);
