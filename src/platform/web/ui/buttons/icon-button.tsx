import type { ComponentProps, ReactElement } from 'react';
import type { LinkProps } from 'react-router';
import { Count } from '../count.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons/names.ts';
import { PageLink } from './link-context.ts';

interface IconButtonVariant {
  icon: IconName;
  /** The accessible name; includes the count if there is one ("Likes, 5 new"). */
  label: string;
  /** An unread badge; nothing at 0. */
  count?: number | undefined;
  /** Active: in the primary colour. */
  on?: boolean | undefined;
  /** With background and shadow, for buttons on photos. */
  solid?: boolean | undefined;
}

export interface IconButtonProps extends IconButtonVariant, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {}

/** A 44 px button with one icon. States: hover, focus, disabled, on, solid, counted. */
export function IconButton({ icon, label, count, on, solid, className, ...rest }: IconButtonProps): ReactElement {
  return (
    <button type="button" {...rest} className={cx('icon-btn', on && 'on', solid && 'solid', className)}>
      <IconContent icon={icon} label={label} count={count} />
    </button>
  );
}

export interface IconLinkProps extends IconButtonVariant, Omit<LinkProps, 'children' | 'aria-label'> {}

/** A link that looks like `IconButton`. */
export function IconLink({ icon, label, count, on, solid, className, ...rest }: IconLinkProps): ReactElement {
  return (
    <PageLink {...rest} className={cx('icon-btn', on && 'on', solid && 'solid', className)}>
      <IconContent icon={icon} label={label} count={count} />
    </PageLink>
  );
}

// A hidden text, not aria-label: an aria-label would have to contain the visible "99+".
function IconContent({ icon, label, count }: IconButtonVariant): ReactElement {
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
  /** `like` is filled red, `heart` light with a red icon. */
  tone?: 'plain' | 'heart' | 'like' | undefined;
  /** 52 instead of 64 px. */
  small?: boolean | undefined;
  mirror?: boolean | undefined;
}

/** The big leaf-shaped button of swipe and profile: pass, like, undo. States: hover, pressed, focus, disabled. */
export function RoundButton({ icon, label, tone, small, mirror, className, ...rest }: RoundButtonProps): ReactElement {
  const classes = cx('round', tone !== 'plain' && tone, small && 'small', mirror && 'mirror', className);
  return (
    <button type="button" {...rest} aria-label={label} className={classes}>
      <Icon name={icon} />
    </button>
  );
}
