import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Count } from './count.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';

interface ChipLook {
  icon?: IconName | undefined;
  /** Filled with ink: this filter is set. */
  on?: boolean | undefined;
  /** In 600, for the chip that opens all filters. */
  strong?: boolean | undefined;
  /** Behind the words, never red. */
  count?: number | undefined;
  /** Dashed: nothing would be found. Can still be pressed. */
  none?: boolean | undefined;
}

export interface ChipProps extends ChipLook, ComponentProps<'button'> {
  /** Makes it a removable filter: an x at the end, and this word after the name ("remove"). */
  removeLabel?: string | undefined;
}

/** A 40 px filter chip. With `on` it is a toggle (`aria-pressed`), with `removeLabel` pressing takes it away. */
export function Chip({ icon, on, strong, count, none, removeLabel, className, children, ...rest }: ChipProps): ReactElement {
  const removable = removeLabel !== undefined;
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : on}
      {...rest}
      className={chipClass({ on: on || removable, strong, none }, className)}
    >
      <Inside icon={icon} count={count}>
        {children}
      </Inside>
      {removable && (
        <>
          <Icon name="x" />
          <span className="sr">{removeLabel}</span>
        </>
      )}
    </button>
  );
}

export interface ChipLinkProps extends ChipLook, LinkProps {
  removeLabel?: string | undefined;
}

/** A chip that changes the address: filters live in the URL. Shape and states as `Chip`. */
export function ChipLink({ icon, on, strong, count, none, removeLabel, className, children, ...rest }: ChipLinkProps): ReactElement {
  const removable = removeLabel !== undefined;
  return (
    <Link
      aria-current={on && !removable ? 'true' : undefined}
      {...rest}
      className={chipClass({ on: on || removable, strong, none }, className)}
    >
      <Inside icon={icon} count={count}>
        {children}
      </Inside>
      {removable && (
        <>
          <Icon name="x" />
          <span className="sr">{removeLabel}</span>
        </>
      )}
    </Link>
  );
}

export interface TagProps {
  icon?: IconName | undefined;
  /** Blush: both have it. Say so in words too. */
  shared?: boolean | undefined;
  children: ReactNode;
}

/** A 34 px chip that only tells something: an interest. */
export function Tag({ icon, shared, children }: TagProps): ReactElement {
  return (
    <span className={cx('chip tag', shared && 'shared')}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

function Inside({ icon, count, children }: Pick<ChipLook, 'icon' | 'count'> & { children: ReactNode }): ReactElement {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {count !== undefined && <Count value={count} plain />}
    </>
  );
}

function chipClass({ on, strong, none }: ChipLook, className: string | undefined): string | undefined {
  return cx('chip', on && 'on', strong && 'strong', none && 'none', className);
}
