import type { ComponentProps, ReactElement } from 'react';
import { cx } from './cx.ts';

export interface PanelProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  /** `flat` is sunken, `blush` warm, `amber` for money; only `raised` has a shadow. */
  tone?: 'plain' | 'flat' | 'blush' | 'amber' | 'raised' | undefined;
  mirror?: boolean | undefined;
}

/** A card around related content; padding 20 px, 28 px from 768 px. */
export function Panel({ as: Box = 'div', tone, mirror, className, ...rest }: PanelProps): ReactElement {
  return <Box {...rest} className={cx('panel', tone !== 'plain' && tone, mirror && 'mirror', className)} />;
}
