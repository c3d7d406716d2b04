import { useAsync } from '@/shared/hooks/use-async';
import { Notice } from '@/shared/ui/feedback/notice';
import { externalLinkProps } from '@/shared/ui/links/external';
import { nameOf } from '../schema';
import styles from './contact-dialog.module.css';
import { findDuplicates } from './find-duplicates';
import { formTexts } from './texts';

/** The debounce of the search in ms. */
const pauseMs = 400;

interface DuplicateNoticeProps {
  readonly email: string;
  readonly phone: string;
  /** The id of the person whose contacts are searched. Empty to search everyone's. */
  readonly owner: string;
  /** The id of the contact in the form, which is excluded. */
  readonly except: string;
  readonly addressOf: (id: string) => string;
}

/**
 * Warns while the person types that a contact with this e-mail or phone number exists. The form can still be
 * submitted.
 */
export const DuplicateNotice = ({ email, phone, owner, except, addressOf }: DuplicateNoticeProps) => {
  // A failed search shows no warning, because the form works without it.
  const { data: found = [] } = useAsync(
    [email, phone, owner, except].join('\n'),
    (signal) => findDuplicates({ email, phone }, { owner, except, signal }),
    { pauseMs, keepsPrevious: true },
  );

  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Notice tone="warning" announce={false}>
          {(['email', 'phone'] as const).map((by) => {
            const same = found.filter((each) => each.by === by);
            return (
              same.length > 0 && (
                <div key={by}>
                  <p>{by === 'email' ? formTexts.sameEmail : formTexts.samePhone}</p>
                  <ul className={styles.duplicates}>
                    {same.map(({ contact }) => (
                      <li key={contact.id}>
                        <a href={addressOf(contact.id)} {...externalLinkProps}>
                          {nameOf(contact)}
                        </a>
                        {contact.company !== '' && `, ${contact.company}`}
                      </li>
                    ))}
                  </ul>
                </div>
              )
            );
          })}
          <p>{formTexts.duplicateAdvice}</p>
        </Notice>
      )}
    </div>
  );
};
