import { SignInPage } from './sign-in-page';
import { SignInRoute } from './sign-in-route';

/** Renders the sign-in page for regular users. */
export function LoginRoute() {
  return <SignInPage area="user" form={<SignInRoute role="regular" />} />;
}
