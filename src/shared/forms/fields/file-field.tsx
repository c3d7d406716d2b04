import { type ChangeEvent, useState } from 'react';
import { type FieldBase, FieldFrame, useField } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';
import { fieldTexts } from './texts';

interface FileFieldProps extends FieldBase {
  /** Kinds of file as the browser names them: `.csv`, `image/*`, `application/pdf`. */
  readonly accept: readonly string[];
  /** The largest file that may be chosen, in bytes. */
  readonly maxBytes: number;
  /** Several files at once; reads a list then. */
  readonly multiple?: boolean;
}

/**
 * Files from the device. The field refuses one of another kind or too large as it is chosen, and says why. Reads a
 * `File`, nothing while none is chosen. Drafts do not store files.
 */
export const FileField = ({
  name,
  label,
  hint,
  required = true,
  accept,
  maxBytes,
  multiple = false,
}: FileFieldProps) => {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const field = useField({ name, hint }, refusals);

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const found = [...(currentTarget.files ?? [])].flatMap((file) => {
      if (!isOfKind(file, accept)) return [fieldTexts.wrongKind(file.name)];
      return file.size > maxBytes ? [fieldTexts.tooLarge(file.name, maxBytes)] : [];
    });
    // Emptied, so that the form does not send the refused files.
    if (found.length > 0) currentTarget.value = '';
    setRefusals(found);
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} required={required} live>
      <input
        {...field.control}
        type="file"
        name={field.name}
        required={required}
        accept={accept.join(',')}
        multiple={multiple}
        className={`${styles.control} ${fields.file}`}
        onChange={take}
      />
    </FieldFrame>
  );
};

function isOfKind({ name, type }: File, accept: readonly string[]): boolean {
  return accept.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}
