import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { WithId } from '@/shared/firebase/collection';
import list from '@/shared/lists/list-frame.module.css';
import { WideRow } from '@/shared/lists/rows/list-row';
import { Icon } from '@/shared/ui/graphics/icons';
import { type Contact, contactStatuses, nameOf } from '../schema';
import { contactTexts, fieldLabels } from '../texts';
import styles from './inline.module.css';
import { changesOf, type InlineField, inlineFields, type InlineValues, valuesOf } from './inline-values';

const columns = ['firstName', 'lastName', 'email', 'phone', 'company'] as const;
const types: Readonly<Partial<Record<InlineField, string>>> = { email: 'email', phone: 'tel' };

interface ContactRowEditorProps {
  /** The contact. The editor keeps the values it had when editing began. */
  readonly contact: WithId<Contact>;
  /** True if the other rows have a checkbox. */
  readonly hasCheckbox: boolean;
  /** Called with the contact as it was when editing began, and the changes. */
  readonly onSave: (start: WithId<Contact>, changes: Partial<InlineValues>) => void;
  /** Called when editing ends. `byKey` is true if the focus should return to the row. */
  readonly onLeave: (byKey: boolean) => void;
}

/**
 * Renders a row whose cells are fields. Tab moves between them, Enter saves, Escape cancels, and moving the
 * focus out of the row saves. If a value is invalid, the row stays open and shows the reason.
 */
export const ContactRowEditor = ({ contact, hasCheckbox, onSave, onLeave }: ContactRowEditorProps) => {
  const [start] = useState(contact);
  const [problem, setProblem] = useState<{ readonly field: InlineField; readonly text: string }>();
  const form = useRef<HTMLFormElement>(null);
  const isClosed = useRef(false);
  const problemId = useId();
  const name = nameOf(start);
  const values = valuesOf(start);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const leave = (byKey: boolean) => {
    isClosed.current = true;
    onLeave(byKey);
  };
  const save = (byKey: boolean) => {
    if (isClosed.current || !form.current) return;
    const data = new FormData(form.current);
    const typed = Object.fromEntries(
      inlineFields.flatMap((field) => {
        const value = data.get(field);
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    );
    const result = changesOf(start, typed);
    if ('wrong' in result) {
      setProblem({ field: result.wrong, text: result.problem });
      if (byKey) form.current.querySelector<HTMLElement>(`[name="${result.wrong}"]`)?.focus();
      return;
    }
    if (Object.keys(result.changes).length > 0) onSave(start, result.changes);
    leave(byKey);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The list uses arrow keys, Home and End to move between rows. Here they must move the text cursor.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // No related target means that the focus left the page, for another window or the browser's toolbar.
    if (relatedTarget !== null && !form.current?.contains(relatedTarget)) save(false);
  };

  const described = (field: InlineField) => ({
    'aria-invalid': problem?.field === field || undefined,
    'aria-describedby': problem?.field === field ? problemId : undefined,
  });
  return (
    <WideRow className={list.row}>
      {/* Listens to what its fields tell; it is not operated itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        noValidate
        className={styles.row}
        aria-label={contactTexts.editing(name)}
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        {hasCheckbox && <span />}
        {columns.map((field) => (
          <input
            key={field}
            name={field}
            type={types[field] ?? 'text'}
            aria-label={fieldLabels[field]}
            defaultValue={values[field]}
            autoComplete="off"
            dir="auto"
            className={styles.cell}
            {...described(field)}
          />
        ))}
        <select
          name="status"
          aria-label={fieldLabels.status}
          defaultValue={values.status}
          className={styles.cell}
          {...described('status')}
        >
          {[...new Set([values.status, ...contactStatuses])].map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
        <button type="submit" className={styles.done} aria-label={contactTexts.saveRow(name)}>
          <Icon name="check" />
        </button>
      </form>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem?.text}
      </p>
    </WideRow>
  );
};
