import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import type { IconName } from '../icons/names.ts';

export type AlertProps = {
  /** `blush` for calls to action, `note` for information, `amber` for money or activation. */
  tone?: 'blush' | 'note' | 'amber' | undefined;
  icon: IconName;
  /** Bold, before the text. */
  title?: ReactNode;
  /** At most two small buttons, the main one first. */
  actions?: ReactElement | readonly [ReactElement, ReactElement] | undefined;
  /** Makes it a live region, for alerts that appear after the page has loaded. */
  live?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
} & ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined });

/** A message above the content of a page, optionally with a close button. */
export function Alert({ tone = 'blush', icon, title, actions, live, className, children, onClose, closeLabel }: AlertProps): ReactElement {
  return (
    <div className={cx('alert', tone !== 'blush' && tone, className)} role={live ? 'status' : undefined}>
      <Icon name={icon} />
      <div className="text">
        {title && <b>{title} </b>}
        {children}
      </div>
      {actions && <div className="actions">{actions}</div>}
      {onClose && <IconButton icon="x" label={closeLabel} className="close" onClick={onClose} />}
    </div>
  );
}
