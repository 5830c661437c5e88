import type { ReactElement } from 'react';
import type { IconName } from '../icons/names.ts';

export interface ToastContent {
  text: string;
  /** Bold, on a line of its own: who writes. */
  title?: string | undefined;
  icon?: IconName | undefined;
  /** A `Face` of 40 px instead of the icon. */
  face?: ReactElement | undefined;
  /** `ink` says what happened, `paper` brings a message. */
  kind?: 'ink' | 'paper' | undefined;
  action?: { label: string; onAction: () => void } | undefined;
  /** Something failed that the member waits for: an alert, which interrupts screen readers. */
  urgent?: boolean | undefined;
  /** How long it stays: 6, with an action 10; null until it is taken away. Waits under pointer and focus. */
  seconds?: number | null | undefined;
  /** A later toast with the same key takes its place. */
  key?: string | undefined;
}
