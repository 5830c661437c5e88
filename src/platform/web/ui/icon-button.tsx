import type { ComponentProps, ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Count } from './count.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';

interface IconButtonLook {
  icon: IconName;
  /** The accessible name; with a count it says the count too ("Likes, 5 new"). */
  label: string;
  /** An unread badge; nothing at 0. */
  count?: number | undefined;
  /** In the primary colour: active. */
  on?: boolean | undefined;
  /** On paper with a shadow: for buttons that float on photos. */
  solid?: boolean | undefined;
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {}

/** A 44 px button with one icon. States: hover, focus, disabled, on, solid, counted. */
export function IconButton({ icon, label, count, on, solid, className, ...rest }: IconButtonProps): ReactElement {
  return (
    <button type="button" {...rest} aria-label={label} className={cx('icon-btn', on && 'on', solid && 'solid', className)}>
      <Icon name={icon} />
      <Badge count={count} />
    </button>
  );
}

export interface IconLinkProps extends IconButtonLook, Omit<LinkProps, 'children' | 'aria-label'> {}

/** A router link that looks like `IconButton`. */
export function IconLink({ icon, label, count, on, solid, className, ...rest }: IconLinkProps): ReactElement {
  return (
    <Link {...rest} aria-label={label} className={cx('icon-btn', on && 'on', solid && 'solid', className)}>
      <Icon name={icon} />
      <Badge count={count} />
    </Link>
  );
}

function Badge({ count }: { count: number | undefined }): ReactElement | null {
  return count === undefined ? null : <Count value={count} ring />;
}

export interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  label: string;
  /** `like` is filled red, `heart` paper with a red drawing. */
  tone?: 'plain' | 'heart' | 'like' | undefined;
  /** 52 instead of 64 px. */
  small?: boolean | undefined;
  mirror?: boolean | undefined;
}

/** The big leaf of swipe and profile: pass, like, undo. States: hover, pressed, focus, disabled. */
export function RoundButton({ icon, label, tone, small, mirror, className, ...rest }: RoundButtonProps): ReactElement {
  const classes = cx('round', tone !== 'plain' && tone, small && 'small', mirror && 'mirror', className);
  return (
    <button type="button" {...rest} aria-label={label} className={classes}>
      <Icon name={icon} />
    </button>
  );
}
