/**
 * Stored with every consent: which wording of the privacy page a person agreed to. Changes whenever that text does;
 * apart from it, so that a form does not carry the whole notice along.
 */
export const consentVersion = '2026-11';
