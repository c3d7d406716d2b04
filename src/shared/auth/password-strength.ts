/** The minimum length of a password, and the recommended one (WRK-Q125). */
export const minPasswordLength = 6;
export const recommendedPasswordLength = 12;
export const maxPasswordLength = 128;

/** A password's strength, judged by its text. */
export type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong';

const fairLength = 8;
const fewCharacters = 5;
const wellKnown =
  /^(pass ?wor[dt]|passwort|motdepasse|qwert|azert|letmein|welcome|admin|iloveyou|abc|123|[0-9]+$)/i;

/**
 * Rates a password by its length. It is weak at any length if it is common, repeats a few characters, or
 * contains the person's own address.
 */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  if (password.length < minPasswordLength) return 'too-short';
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  const isOwnName = name.length > 2 && password.toLowerCase().includes(name);
  const isMonotonous = new Set(password).size < fewCharacters;
  if (password.length < fairLength || isOwnName || isMonotonous || wellKnown.test(password)) return 'weak';
  return password.length < recommendedPasswordLength ? 'fair' : 'strong';
}
