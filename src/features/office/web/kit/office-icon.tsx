import { cx } from '#platform/web/ui/index.ts';
import spriteUrl from './office-icons.svg?url&no-inline';

interface Props {
  readonly name: 'fingerprint' | 'user-minus' | 'cpu' | 'seal-check';
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
