import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import styles from './form-answer.module.css';

interface FormAnswerProps {
  /** The id that the form's heading had: what it named is named by this heading now. */
  readonly headingId: string;
  readonly heading: string;
  readonly children: ReactNode;
  /** Brings the form back. */
  readonly again?: { readonly label: string; readonly onPress: () => void };
}

/** Answer of a public form, in place of the form and its heading. Takes the focus, because the pressed button is gone. */
export const FormAnswer = ({ headingId, heading, children, again }: FormAnswerProps) => {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div className={styles.answer}>
      <h2 ref={element} id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      {again && (
        <Button variant="quiet" onClick={again.onPress}>
          {again.label}
        </Button>
      )}
    </div>
  );
};
