/** Matches an email address. firestore.rules have the same pattern, and a rules test compares both. */
export const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** Matches a web address in the form that `URL` produces. firestore.rules have the same pattern. */
export const webAddressPattern =
  /^https?:\/\/[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)+(:[0-9]{1,5})?([/?#][!-~]*)?$/;
