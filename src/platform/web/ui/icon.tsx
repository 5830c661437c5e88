import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import type { IconName } from './icons/names.ts';
import spriteUrl from './icons/sprite.svg?url&no-inline';

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A Phosphor icon from the sprite, 1.25em and in the colour of the text; hidden from screen readers. */
export function Icon({ name, className }: IconProps): ReactElement {
  return (
    <svg className={cx('icon', className)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
