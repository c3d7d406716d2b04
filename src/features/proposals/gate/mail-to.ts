/** Returns a link that opens a new email with subject and text filled in. */
export const mailTo = (address: string, subject: string, body = ''): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
