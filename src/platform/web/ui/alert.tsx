import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icons/names.ts';

export type AlertProps = {
  /** `blush` asks for something, `note` informs, `amber` is about money or activation. */
  tone?: 'blush' | 'note' | 'amber' | undefined;
  icon: IconName;
  /** Bold, before the text. */
  title?: ReactNode;
  /** At most two small buttons, the first one the answer. */
  actions?: ReactElement | readonly [ReactElement, ReactElement] | undefined;
  /** Spoken when it appears by itself; not needed for what the page starts with. */
  live?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
} & ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined });

/** A notice above the content of a page, with a close button where it may go away. */
export function Alert({ tone = 'blush', icon, title, actions, live, className, children, onClose, closeLabel }: AlertProps): ReactElement {
  return (
    <div className={cx('alert', tone !== 'blush' && tone, className)} role={live ? 'status' : undefined}>
      <Icon name={icon} />
      <div className="say">
        {title && <b>{title} </b>}
        {children}
      </div>
      {actions && <div className="acts">{actions}</div>}
      {onClose && <IconButton icon="x" label={closeLabel} className="close" onClick={onClose} />}
    </div>
  );
}
