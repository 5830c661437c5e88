import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';

export interface PillProps {
  /** `ok` is a dot with a label; `paper` is for photos; `outline` marks fictional profiles and ads; `amber` premium. */
  kind?: keyof typeof classes | undefined;
  icon?: IconName | undefined;
  /** The green dot of "online" before the label. */
  dot?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

// `outline` alone would also be a Tailwind utility.
const classes = {
  plain: undefined,
  new: 'new',
  ok: 'ok',
  paper: 'paper',
  outline: 'lined',
  amber: 'amber',
  warn: 'warn',
  ink: 'ink',
} as const;

/** A short label: new, online, Premium. */
export function Pill({ kind = 'plain', icon, dot, className, children }: PillProps): ReactElement {
  return (
    <span className={cx('pill', classes[kind], className)}>
      {dot && <i className="dot" aria-hidden="true" />}
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
