import { formTexts } from '../texts';
import styles from '../forms.module.css';

/** The name of the field that only bots fill in. */
export const honeypotName = 'homepage_note';

/** Renders a field that people cannot see, hear or reach. If it is filled in, the sender is a bot. */
export const HoneypotField = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      {formTexts.honeypot}
      <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** Clears the honeypot of a form, if it has one. */
export function clearHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(honeypotName);
  if (field instanceof HTMLInputElement) field.value = '';
}
