import type { ReactElement } from 'react';
import type { IconName } from '../icons/names.ts';

export interface ToastContent {
  text: string;
  /** Bold, on a line of its own: the sender. */
  title?: string | undefined;
  icon?: IconName | undefined;
  /** A `Face` of 40 px instead of the icon. */
  face?: ReactElement | undefined;
  /** `ink` reports a result, `paper` shows a message. */
  kind?: 'ink' | 'paper' | undefined;
  action?: { label: string; onAction: () => void } | undefined;
  /** Something failed that the member waits for: an alert, which interrupts screen readers. */
  urgent?: boolean | undefined;
  /** Seconds until it disappears: 6, with an action 10; null: until it is dismissed. Pointer and focus pause it. */
  seconds?: number | null | undefined;
  /** A later toast with the same key replaces it. */
  key?: string | undefined;
}
