import { cx } from '#platform/web/ui/index.ts';
import spriteUrl from './office-icons.svg?url&no-inline';

export type OfficeIconName =
  | 'fingerprint'
  | 'user-minus'
  | 'cpu'
  | 'seal-check'
  | 'megaphone'
  | 'clock-countdown'
  | 'file-text'
  | 'lock-open';

interface Props {
  readonly name: OfficeIconName;
  readonly className?: string;
}

/** An icon that only the back office has, in a sprite of its own, so that members' sprite stays small. */
export function OfficeIcon({ name, className }: Props) {
  return (
    <svg className={cx('icon', className)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
