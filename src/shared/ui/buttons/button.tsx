import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/**
 * `next` is the recommended next action on a page, `primary` any other main action, `danger` one that cannot
 * be undone, `quiet` all others.
 */
export type ButtonVariant = 'primary' | 'next' | 'quiet' | 'danger';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly small?: boolean | undefined;
}

/** Returns the class names for an element that looks like a button. */
export const buttonClasses = ({ variant = 'primary', small = false }: ButtonLook): string =>
  [styles.button, styles[variant], small ? styles.small : undefined].filter(Boolean).join(' ');

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

/** Renders a button. Its `type` is `button` by default. */
export const Button = ({ variant, small, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={buttonClasses({ variant, small })} />
);
