import { SignInPage } from './sign-in-page';
import { SignInRoute } from './sign-in-route';

/** Sign-in for administrators. */
export function AdminLoginRoute() {
  return <SignInPage area="admin" form={<SignInRoute role="admin" />} />;
}
