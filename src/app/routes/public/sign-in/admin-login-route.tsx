import { SignInPage } from './sign-in-page';
import { SignInRoute } from './sign-in-route';

/** Renders the sign-in page for administrators. */
export function AdminLoginRoute() {
  return <SignInPage area="admin" form={<SignInRoute role="admin" />} />;
}
