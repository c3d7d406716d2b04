import styles from './forms.module.css';

/** Name of the field that only programs fill in. */
export const trapName = 'homepage_note';

/** A field people neither see, hear nor reach; what is written into it marks the sender as a program. */
export const TrapField = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Leave this field empty
      <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** Empties the trap field of a form, where it has one. */
export function clearTrap(form: HTMLFormElement): void {
  const field = form.elements.namedItem(trapName);
  if (field instanceof HTMLInputElement) field.value = '';
}
