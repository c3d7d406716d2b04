import { useBuiltFacts } from '@/shared/facts/built-facts';
import { TextLink } from '@/shared/ui/links/text-link';

/** Shows the contact address as a link. Renders nothing if there is none. */
export const EmailLink = () => {
  const { email } = useBuiltFacts();
  return email === undefined ? null : <TextLink to={`mailto:${email}`}>{email}</TextLink>;
};
