import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { type Contact, contactStatuses } from '../schema';
import { contactTexts, fieldLabels } from '../texts';
import styles from './inline.module.css';
import { changesOf, type InlineField, type InlineValues, valuesOf } from './inline-values';

const pencil = '✎';
const types: Readonly<Partial<Record<InlineField, string>>> = {
  email: 'email',
  phone: 'tel',
  linkedin: 'url',
  website: 'url',
};

interface InlineFactProps {
  readonly contact: WithId<Contact>;
  readonly field: InlineField;
  /** The content while the field is not being edited, such as a link. */
  readonly shown: ReactNode;
  /** Called with the contact as it was when editing began, and the validated changes. */
  readonly onSave: (start: WithId<Contact>, changes: Partial<InlineValues>) => void;
}

/**
 * Renders one fact that can be edited inline. Enter or F2 on its pencil opens the field, Enter saves, Escape
 * cancels, and Tab saves and moves on. If the value is invalid, the field stays open and shows the reason.
 */
export const InlineFact = ({ contact, field, shown, onSave }: InlineFactProps) => {
  const [start, setStart] = useState<WithId<Contact>>();
  const isOpen = start !== undefined;
  const value = valuesOf(start ?? contact)[field];
  const [problem, setProblem] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const returns = useRef(false);
  // Browsers may fire `blur` when the field is removed.
  const isClosed = useRef(true);
  const problemId = useId();
  const label = fieldLabels[field];

  useEffect(() => {
    if (isOpen) control.current?.focus();
    else if (returns.current) button.current?.focus();
  }, [isOpen]);

  const open = () => {
    isClosed.current = false;
    setStart(contact);
  };
  const leave = (byKey: boolean) => {
    isClosed.current = true;
    returns.current = byKey;
    setProblem('');
    setStart(undefined);
  };
  const save = (byKey: boolean) => {
    if (isClosed.current || start === undefined) return;
    const result = changesOf(start, { [field]: control.current?.value ?? value });
    if ('wrong' in result) {
      setProblem(result.problem);
      return;
    }
    if (Object.keys(result.changes).length > 0) onSave(start, result.changes);
    leave(byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') save(true);
    else leave(true);
  };

  if (!isOpen)
    return (
      <span className={styles.fact}>
        <span className={styles.value} dir="auto">
          {shown || contactTexts.noValue}
        </span>
        <button
          ref={button}
          type="button"
          className={styles.edit}
          aria-label={contactTexts.editField(label)}
          onClick={open}
          onKeyDown={({ key }) => key === 'F2' && open()}
        >
          <span aria-hidden="true">{pencil}</span>
        </button>
      </span>
    );
  const shared = {
    ref: control,
    'aria-label': label,
    'aria-invalid': problem !== '' || undefined,
    'aria-describedby': problemId,
    defaultValue: value,
    className: styles.cell,
    onKeyDown,
    onBlur: () => save(false),
  };
  return (
    <span>
      {field === 'status' ? (
        <select {...shared}>
          {[...new Set([value, ...contactStatuses])].map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      ) : (
        <input {...shared} type={types[field] ?? 'text'} autoComplete="off" dir="auto" />
      )}
      <span id={problemId} role="alert" className={styles.problem}>
        {problem}
      </span>
    </span>
  );
};
