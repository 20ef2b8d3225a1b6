import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from './Link';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon';

type Look = {
  /** `go`: the screen's primary action; `act`: secondary; `line`: outlined; `ghost`: on dark; `bad`: destructive. */
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

/** A field's error appears on blur and would move the button during the press, so the blur waits for its end. */
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

/** While `busy` it keeps its size and focus, announces itself and ignores presses. */
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
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      type={busy ? 'button' : type}
      className={classNames({ kind, size, wide }, className)}
      {...(!busy && pressHandlers(type, onClick))}
    >
      {before && <Icon name={before} className={busy ? styles.turning : undefined} />}
      {children}
      {iconAfter && !busy && <Icon name={iconAfter} />}
    </button>
  );
}

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
