/**
 * The version of the privacy text that a person agrees to, stored with each consent. Change it with every
 * change of that text. It has its own file, so that forms don't load the whole privacy page.
 */
export const consentVersion = '2026-11';
