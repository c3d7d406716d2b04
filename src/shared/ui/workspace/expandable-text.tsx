import { useId, useState } from 'react';
import { cutText } from '@/shared/lib/cut-text';
import styles from './expandable-text.module.css';
import { screenTexts } from './texts';

/** The number of characters shown until a text is expanded (WRK-083, WRK-800). */
export const collapsedLength = 100;

/** Renders a text. If it is longer than `collapsedLength`, shows its beginning and a button for the rest. */
export const ExpandableText = ({ text }: { readonly text: string }) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const beginning = cutText(text, collapsedLength);
  const isLong = beginning !== text;
  return (
    <div className={styles.text}>
      <p id={id} dir="auto">
        {isOpen ? text : beginning}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? screenTexts.showLess : screenTexts.showMore}
        </button>
      )}
    </div>
  );
};
