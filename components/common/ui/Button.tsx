import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from './Link';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon';

type Look = {
  /** `go` is the one step forward of a screen, `act` acts, `line` asks, `ghost` asks on dark, `bad` deletes. */
  kind?: 'go' | 'act' | 'line' | 'ghost' | 'bad';
  size?: 'big' | 'medium' | 'small' | 'dense';
  wide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  children: ReactNode;
};

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };
type ButtonLinkProps = Look & { href: string; newTab?: boolean; className?: string };

function classNames({ kind = 'act', size = 'medium', wide }: Omit<Look, 'children'>, className?: string) {
  return [styles.button, styles[kind], styles[size], wide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
}

type Pressed = MouseEvent<HTMLButtonElement>;

/**
 * A field that is left shows its error, or loses it, and all below it moves: were it left as the finger comes down, the
 * button would be gone before it goes up. So it is left once the press is done, and before the form is sent.
 */
function pressHandlers(type: ButtonProps['type'], onClick: ButtonProps['onClick']) {
  if (type !== 'submit') return { onClick };
  return {
    onMouseDown: (event: Pressed) => event.preventDefault(),
    onClick: (event: Pressed) => {
      event.currentTarget.focus();
      onClick?.(event);
    },
  };
}

/** While `busy` it keeps its place and its focus, says so, and can't be pressed again. */
export function Button({
  kind,
  size,
  wide,
  icon,
  iconAfter,
  busy,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const before = busy ? 'turn' : icon;
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classNames({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...(!busy && pressHandlers(type, onClick))}
    >
      {before && <Icon name={before} className={busy ? styles.turning : undefined} />}
      {children}
      {iconAfter && !busy && <Icon name={iconAfter} />}
    </button>
  );
}

/** A link that looks like what it is: the next step. */
export function ButtonLink({
  kind,
  size,
  wide,
  icon,
  iconAfter,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames({ kind, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}
