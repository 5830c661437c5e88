import type { ComponentProps, ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  /** `primary` once a view; `quiet` outlined; `ink` destructive, always with icon and verb; `amber` premium. */
  kind?: 'primary' | 'quiet' | 'plain' | 'blush' | 'ink' | 'amber' | undefined;
  /** 40, 48 or 56 px high. */
  size?: 'small' | 'normal' | 'tall' | undefined;
  /** The tight corner to the right: for what is mine, or answers. */
  mirror?: boolean | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** A ring instead of the words at the same width; presses are ignored, the focus stays. */
  loading?: boolean | undefined;
}

/** The button, `type="button"` unless told. States: hover, pressed, focus, disabled, loading. */
export function Button({
  kind,
  size,
  mirror,
  wide,
  icon,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, size, mirror, wide }, className)}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
      {loading && <Spinner />}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A router link that looks like `Button`. */
export function ButtonLink({ kind, size, mirror, wide, icon, className, children, ...rest }: ButtonLinkProps): ReactElement {
  return (
    <Link {...rest} className={look({ kind, size, mirror, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

function look({ kind = 'quiet', size, mirror, wide }: ButtonLook, className: string | undefined): string | undefined {
  return cx('btn', kind, size !== 'normal' && size, mirror && 'mirror', wide && 'wide', className);
}
