/**
 * The source of a pattern: how Chromium, Firefox and Safari word a request that got no answer. The list stands
 * apart from the failure kinds because the first script of every page needs only this.
 */
export const networkWords =
  'Failed to fetch|NetworkError when attempting to fetch resource|Load failed|The network connection was lost|The Internet connection appears to be offline';
