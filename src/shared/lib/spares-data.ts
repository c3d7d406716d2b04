/** Checks whether the person asked the browser to save data, or is on a connection too slow for more than what they ask for. */
export function sparesData(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
