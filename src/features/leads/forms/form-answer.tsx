import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form-answer.module.css';

interface FormAnswerProps {
  /** The id that the form's heading had: what it named is named by this heading now. */
  readonly headingId: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Stands where a form and its heading stood; takes the focus, since the pressed button is gone. */
export const FormAnswer = ({ headingId, heading, children }: FormAnswerProps) => {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div className={styles.answer}>
      <h2 ref={element} id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </div>
  );
};
