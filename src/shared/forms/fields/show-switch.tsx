import styles from './show-switch.module.css';

interface ShowSwitchProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/** Renders a button that shows or hides the text of a masked field. */
export const ShowSwitch = ({ label, isShown, onChange }: ShowSwitchProps) => (
  <button type="button" className={styles.toggle} aria-pressed={isShown} onClick={() => onChange(!isShown)}>
    <span className={styles.box} aria-hidden="true" />
    {label}
  </button>
);
