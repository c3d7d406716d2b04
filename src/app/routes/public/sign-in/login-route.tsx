import { SignInPage } from './sign-in-page';
import { SignInRoute } from './sign-in-route';

/** Sign-in for regular users. */
export function LoginRoute() {
  return <SignInPage area="user" form={<SignInRoute role="regular" />} />;
}
