import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** `next` is the one thing to do next on a page, `primary` any other main action, `danger` one that cannot be taken back, `quiet` the rest. */
export type ButtonVariant = 'primary' | 'next' | 'quiet' | 'danger';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly small?: boolean | undefined;
}

/** The class names of a look, for what is no button but looks like one. */
export const buttonClasses = ({ variant = 'primary', small = false }: ButtonLook): string =>
  [styles.button, styles[variant], small ? styles.small : undefined].filter(Boolean).join(' ');

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

/** A button; `type` is `button` unless given. */
export const Button = ({ variant, small, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={buttonClasses({ variant, small })} />
);
