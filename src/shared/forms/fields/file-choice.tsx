import { type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';

interface FileChoiceProps {
  readonly label: string;
  readonly hint: ReactNode;
  /** Accepted types, for the browser: `.ics`, `image/png`. */
  readonly accept: readonly string[];
  /** The reason why the last file was refused. */
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

/** Renders a file input whose file is read as soon as it is chosen, without a form. */
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
          // Without this, choosing a file of the same name again, perhaps after a correction, would fire no
          // event.
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
