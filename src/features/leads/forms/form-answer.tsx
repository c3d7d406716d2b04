import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import styles from './form-answer.module.css';

interface FormAnswerProps {
  /** The id of the form's heading, which this heading takes over, so that references to it stay valid. */
  readonly headingId: string;
  readonly heading: string;
  readonly children: ReactNode;
  /** The button that shows the form again. */
  readonly again?: { readonly label: string; readonly onPress: () => void };
}

/**
 * Shows the answer of a public form in place of the form and its heading. Takes the focus, because the
 * pressed button is gone.
 */
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
