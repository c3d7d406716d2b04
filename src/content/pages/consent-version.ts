/**
 * The version of the privacy page's wording that a person agreed to; stored with every consent. Change it whenever
 * that text changes. It stands apart, so that a form does not load the whole privacy page.
 */
export const consentVersion = '2026-11';
