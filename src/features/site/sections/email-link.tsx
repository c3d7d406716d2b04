import { useBuiltFacts } from '@/shared/facts/built-facts';
import { TextLink } from '@/shared/ui/links/text-link';

/** Shows the address to write to, as a link. Renders nothing while the owner has none. */
export const EmailLink = () => {
  const { email } = useBuiltFacts();
  return email === undefined ? null : <TextLink to={`mailto:${email}`}>{email}</TextLink>;
};
