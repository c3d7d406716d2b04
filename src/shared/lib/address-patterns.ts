/** firestore.rules have the same pattern; a rules test compares the two. */
export const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** For a web address as `URL` writes it; firestore.rules have the same pattern. */
export const webAddressPattern =
  /^https?:\/\/[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)+(:[0-9]{1,5})?([/?#][!-~]*)?$/;
