/** How long the identity provider may take for one answer, in milliseconds. */
export const authTimeoutMs = 10_000;
