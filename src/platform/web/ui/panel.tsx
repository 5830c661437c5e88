import type { ComponentProps, ReactElement } from 'react';
import { cx } from './cx.ts';

export interface PanelProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  /** `flat` is sunken, `blush` warm, `amber` about money, `raised` has the only shadow. */
  tone?: 'plain' | 'flat' | 'blush' | 'amber' | 'raised' | undefined;
  mirror?: boolean | undefined;
}

/** A leaf of paper around things that belong together; 20 px inside, 28 from 768. */
export function Panel({ as: Box = 'div', tone, mirror, className, ...rest }: PanelProps): ReactElement {
  return <Box {...rest} className={cx('panel', tone !== 'plain' && tone, mirror && 'mirror', className)} />;
}
