import { paths } from '@/shared/config/paths';

/** The two sign-in forms, named after their pages. */
export type SignInArea = 'user' | 'admin';

const key = 'for';

/** The page that sends a link for a new password; its query says which form it leads back to. */
export const resetPathFor = (area: SignInArea): string =>
  area === 'admin' ? `${paths.resetPassword}?${key}=admin` : paths.resetPassword;

/**
 * Which sign-in form a new password is for: named by the form itself, or by the `continueUrl` that the provider's link
 * carries. Only addresses of this site count; anything else means the staff form.
 */
export function areaAfterReset(query: URLSearchParams, origin: string): SignInArea {
  if (query.get(key) === 'admin') return 'admin';
  return query.get('continueUrl') === origin + paths.adminLogin ? 'admin' : 'user';
}
