import { type ChangeEvent, useState } from 'react';
import { type FieldBase, FieldFrame, useField } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';
import { fieldTexts } from './texts';

interface FileFieldProps extends FieldBase {
  /** Accepted types, for the browser: `.csv`, `image/*`, `application/pdf`. */
  readonly accept: readonly string[];
  /** The size limit of a file, in bytes. */
  readonly maxBytes: number;
  /** True to accept several files. The value is then a list. */
  readonly multiple?: boolean;
}

/**
 * Renders a file input. It refuses files of the wrong type or size at once and says why. Its value is a
 * `File`, or undefined if none is chosen. Drafts do not store files.
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
    // Clears the input, so that the form does not send the refused files.
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
