import { paths } from '@/shared/config/paths';

/** The two sign-in forms, named after their pages. */
export type SignInArea = 'user' | 'admin';

const key = 'for';

/** Returns the URL of the page that sends a reset link. Its query names the form to lead back to. */
export const resetPathFor = (area: SignInArea): string =>
  area === 'admin' ? `${paths.resetPassword}?${key}=admin` : paths.resetPassword;

/**
 * Returns the sign-in form that a password reset belongs to. The form names it in the query, or the
 * provider's link names it in `continueUrl`. Accepts URLs of this site only. Anything else means the staff
 * form.
 */
export function areaAfterReset(query: URLSearchParams, origin: string): SignInArea {
  if (query.get(key) === 'admin') return 'admin';
  return query.get('continueUrl') === origin + paths.adminLogin ? 'admin' : 'user';
}
