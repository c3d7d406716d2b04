import { useEffect, useState } from 'react';
import { Notice } from '@/shared/ui/feedback/notice';
import { externalLinkProps } from '@/shared/ui/links/external';
import { nameOf } from '../schema';
import styles from './contact-dialog.module.css';
import { type Duplicate, findDuplicates } from './find-duplicates';
import { formTexts } from './texts';

/** How long typing must pause before the contacts are asked, in ms. */
const pauseMs = 400;

interface DuplicateNoticeProps {
  readonly email: string;
  readonly phone: string;
  /** Whose contacts are asked; empty for those of everybody. */
  readonly owner: string;
  /** The id of the contact in the form. */
  readonly except: string;
  readonly addressOf: (id: string) => string;
}

/** Warns while somebody types that a contact with this e-mail or phone number exists; it keeps nobody from going on (WRK-Q42). */
export const DuplicateNotice = ({ email, phone, owner, except, addressOf }: DuplicateNoticeProps) => {
  const [found, setFound] = useState<readonly Duplicate[]>([]);

  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const { signal } = asking;
      setFound(await findDuplicates({ email, phone }, { owner, except, signal }));
    };
    // A question that is not answered warns of nothing: the form itself works without.
    const timer = setTimeout(() => void ask().catch(() => {}), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [email, phone, owner, except]);

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
