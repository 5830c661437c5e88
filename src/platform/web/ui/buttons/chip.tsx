import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Count } from '../count.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons/names.ts';
import { PageLink } from './link-context.ts';

interface ChipVariant {
  icon?: IconName | undefined;
  /** Dark background: this filter is set. */
  on?: boolean | undefined;
  /** Font weight 600, for the chip that opens all filters. */
  strong?: boolean | undefined;
  /** After the label, never red. */
  count?: number | undefined;
  /** Dashed border: the filter would match nothing. It can still be pressed. */
  none?: boolean | undefined;
}

export interface ChipProps extends ChipVariant, ComponentProps<'button'> {
  /** Makes it a removable filter: an x at the end, and this text after the label for screen readers ("remove"). */
  removeLabel?: string | undefined;
}

/** A 40 px filter chip. With `on` it is a toggle (`aria-pressed`), with `removeLabel` a press removes it. */
export function Chip({ icon, on, strong, count, none, removeLabel, className, children, ...rest }: ChipProps): ReactElement {
  const removable = removeLabel !== undefined;
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : on}
      {...rest}
      className={chipClass({ on: on || removable, strong, none }, className)}
    >
      <ChipContent icon={icon} count={count}>
        {children}
      </ChipContent>
      {removable && (
        <>
          <Icon name="x" />
          <span className="sr">{removeLabel}</span>
        </>
      )}
    </button>
  );
}

export interface ChipLinkProps extends ChipVariant, LinkProps {
  removeLabel?: string | undefined;
}

/** A chip that is a link, because filters are stored in the URL. Shape and states as `Chip`. */
export function ChipLink({ icon, on, strong, count, none, removeLabel, className, children, ...rest }: ChipLinkProps): ReactElement {
  const removable = removeLabel !== undefined;
  return (
    <PageLink
      aria-current={on && !removable ? 'true' : undefined}
      {...rest}
      className={chipClass({ on: on || removable, strong, none }, className)}
    >
      <ChipContent icon={icon} count={count}>
        {children}
      </ChipContent>
      {removable && (
        <>
          <Icon name="x" />
          <span className="sr">{removeLabel}</span>
        </>
      )}
    </PageLink>
  );
}

export interface TagProps {
  icon?: IconName | undefined;
  /** Coloured: both members have it. Say so in the text, too. */
  shared?: boolean | undefined;
  children: ReactNode;
}

/** A 34 px chip without interaction, such as an interest. */
export function Tag({ icon, shared, children }: TagProps): ReactElement {
  return (
    <span className={cx('chip tag', shared && 'shared')}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

function ChipContent({ icon, count, children }: Pick<ChipVariant, 'icon' | 'count'> & { children: ReactNode }): ReactElement {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {count !== undefined && <Count value={count} plain />}
    </>
  );
}

function chipClass({ on, strong, none }: ChipVariant, className: string | undefined): string | undefined {
  return cx('chip', on && 'on', strong && 'strong', none && 'none', className);
}
