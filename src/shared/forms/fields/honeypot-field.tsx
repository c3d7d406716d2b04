import { formTexts } from '../texts';
import styles from '../forms.module.css';

/** Name of the field that only programs fill in. */
export const honeypotName = 'homepage_note';

/** A field people neither see, hear nor reach; what is written into it marks the sender as a program. */
export const HoneypotField = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      {formTexts.honeypot}
      <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** Empties the honeypot of a form, where it has one. */
export function clearHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(honeypotName);
  if (field instanceof HTMLInputElement) field.value = '';
}
