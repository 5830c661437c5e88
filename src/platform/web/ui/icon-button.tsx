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
    <button type="button" {...rest} className={cx('icon-btn', on && 'on', solid && 'solid', className)}>
      <Inside icon={icon} label={label} count={count} />
    </button>
  );
}

export interface IconLinkProps extends IconButtonLook, Omit<LinkProps, 'children' | 'aria-label'> {}

/** A router link that looks like `IconButton`. */
export function IconLink({ icon, label, count, on, solid, className, ...rest }: IconLinkProps): ReactElement {
  return (
    <Link {...rest} className={cx('icon-btn', on && 'on', solid && 'solid', className)}>
      <Inside icon={icon} label={label} count={count} />
    </Link>
  );
}

// The label is text, not aria-label: a visible "99+" would have to be a part of that.
function Inside({ icon, label, count }: IconButtonLook): ReactElement {
  return (
    <>
      <Icon name={icon} />
      <span className="sr">{label}</span>
      {count !== undefined && <Count value={count} label="" ring />}
    </>
  );
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
