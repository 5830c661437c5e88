import type { ComponentProps, ReactElement } from 'react';
import type { LinkProps } from 'react-router';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons/names.ts';
import { PageLink } from './link-context.ts';
import { Spinner } from '../spinner.tsx';

export interface ButtonVariant {
  /** `primary` once per view; `quiet` outlined; `ink` destructive, always with icon and verb; `amber` premium. */
  kind?: 'primary' | 'quiet' | 'plain' | 'blush' | 'ink' | 'amber' | undefined;
  /** 40, 48 or 56 px high. */
  size?: 'small' | 'normal' | 'tall' | undefined;
  /** Puts the tight corner on the right: for the member's own things, and for replies. */
  mirror?: boolean | undefined;
  /** Full width of its column. */
  wide?: boolean | undefined;
  /** Before the label. */
  icon?: IconName | undefined;
}

export interface ButtonProps extends ButtonVariant, ComponentProps<'button'> {
  /** Shows a spinner instead of the label at the same width; presses are ignored, the focus stays. */
  loading?: boolean | undefined;
}

/** A button, `type="button"` by default. States: hover, pressed, focus, disabled, loading. */
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
      className={buttonClass({ kind, size, mirror, wide }, className)}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
      {loading && <Spinner />}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonVariant, LinkProps {}

/** A link that looks like `Button`. */
export function ButtonLink({ kind, size, mirror, wide, icon, className, children, ...rest }: ButtonLinkProps): ReactElement {
  return (
    <PageLink {...rest} className={buttonClass({ kind, size, mirror, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </PageLink>
  );
}

function buttonClass({ kind = 'quiet', size, mirror, wide }: ButtonVariant, className: string | undefined): string | undefined {
  return cx('btn', kind, size !== 'normal' && size, mirror && 'mirror', wide && 'wide', className);
}
