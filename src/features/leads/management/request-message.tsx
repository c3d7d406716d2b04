import { useState } from 'react';
import { messageBeginning } from './request-labels';
import styles from './request-card.module.css';

/** A visitor's own words; long ones start with their beginning. */
export const RequestMessage = ({ message }: { readonly message: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const beginning = messageBeginning(message);
  return (
    <div>
      <p className={styles.message}>{beginning === undefined || isOpen ? message : beginning}</p>
      {beginning !== undefined && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          {isOpen ? 'Show less' : 'Show whole message'}
        </button>
      )}
    </div>
  );
};
