/**
 * The source of a regular expression with the messages of Chromium, Firefox and Safari for a request without
 * an answer. In its own file, because the first script of every page needs only this.
 */
export const networkWords =
  'Failed to fetch|NetworkError when attempting to fetch resource|Load failed|The network connection was lost|The Internet connection appears to be offline';
