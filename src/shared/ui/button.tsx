import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { ExternalMark, externalLinkProps, isExternal, isPlainAddress } from './external';
import { type LinkEvent, linkEventAttributes } from './link-event';

/** `next` is the one thing to do next on a page, `primary` any other main action, `quiet` the rest. */
export type ButtonVariant = 'primary' | 'next' | 'quiet';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly small?: boolean | undefined;
}

const classes = ({ variant = 'primary', small = false }: ButtonLook): string =>
  [styles.button, styles[variant], small ? styles.small : undefined].filter(Boolean).join(' ');

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

/** A button; `type` is `button` unless given. */
export const Button = ({ variant, small, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={classes({ variant, small })} />
);

interface ButtonLinkProps extends ButtonLook {
  /** A route of this site, a `#fragment`, a `mailto:` or a full address (which opens in a new tab). */
  readonly to: string;
  readonly children: ReactNode;
  /** Counted when the link is pressed. */
  readonly event?: LinkEvent;
}

/** A link that looks like a button. */
export const ButtonLink = ({ to, children, event, ...look }: ButtonLinkProps) => {
  const marks = { className: classes(look), ...linkEventAttributes(event) };
  if (isExternal(to)) {
    return (
      <a href={to} {...marks} {...externalLinkProps}>
        {children}
        <ExternalMark />
      </a>
    );
  }
  if (isPlainAddress(to)) {
    return (
      <a href={to} {...marks}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} {...marks}>
      {children}
    </Link>
  );
};
