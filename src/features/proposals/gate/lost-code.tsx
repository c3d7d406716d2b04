import { paths } from '@/shared/config/paths';
import { useSiteFacts } from '@/shared/facts/use-site-facts';
import { TextLink } from '@/shared/ui/links/text-link';
import { indexSlug } from '../slug';
import type { Gate } from './gate-record';
import { mailTo } from './mail-to';
import { gateTexts } from './texts';

const texts = gateTexts.lost;

/** Shows a link that writes us an email about the page. Links to the contact form if we have no address. */
export const LostCode = ({ gate, isFull = false }: { readonly gate: Gate; readonly isFull?: boolean }) => {
  const { email } = useSiteFacts();
  const { slug, clientName = '' } = gate;
  const about = slug === indexSlug ? gateTexts.index.title : clientName;
  const to =
    email === undefined
      ? paths.contact
      : mailTo(email, texts.subject(about), texts.body(window.location.origin + window.location.pathname));
  if (!isFull)
    return (
      <p>
        <TextLink to={to}>{texts.ask}</TextLink>
      </p>
    );
  return (
    <p>
      {texts.full}{' '}
      {email === undefined ? (
        <TextLink to={to}>{texts.form}</TextLink>
      ) : (
        <>
          {texts.write} <TextLink to={to}>{email}</TextLink>
        </>
      )}
    </p>
  );
};
