import { resetPassword } from '@/content/reset-password';
import { type PasswordStrength, passwordStrength } from '@/shared/auth/password-strength';
import styles from './strength-meter.module.css';

const { label, levels } = resetPassword.strength;
const steps: Readonly<Record<PasswordStrength, number>> = { 'too-short': 0, weak: 1, fair: 2, strong: 3 };

/** Says how hard a password is to guess while it is typed (WRK-Q125): in words, and as a line that grows. */
export const StrengthMeter = ({ password, email }: { readonly password: string; readonly email: string }) => {
  const strength = passwordStrength(password, email);
  return (
    <div className={styles.meter}>
      <span className={styles.line} data-steps={password === '' ? 0 : steps[strength]} aria-hidden="true" />
      <output className={styles.words}>{password !== '' && `${label} ${levels[strength]}`}</output>
    </div>
  );
};
