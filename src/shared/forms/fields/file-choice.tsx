import { type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';

interface FileChoiceProps {
  readonly label: string;
  readonly hint: ReactNode;
  /** Kinds of file as the browser names them: `.ics`, `image/png`. */
  readonly accept: readonly string[];
  /** Why the last file was not taken. */
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

/** One file from the device that is read as soon as it is chosen, without a form around it. */
export const FileChoice = ({ label, hint, accept, problem, onFile }: FileChoiceProps) => {
  const id = useId();
  const field = {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    messages: problem === undefined ? [] : [problem],
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} live>
      <input
        id={id}
        type="file"
        accept={accept.join(',')}
        aria-describedby={problem === undefined ? field.hintId : `${field.hintId} ${field.errorId}`}
        {...(problem !== undefined && { 'aria-invalid': true })}
        className={`${styles.control} ${fields.file}`}
        onClick={({ currentTarget }) => {
          // The browser is silent about a file of the same name, which may have been mended meanwhile.
          if (problem !== undefined) currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
    </FieldFrame>
  );
};
