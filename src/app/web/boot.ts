import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Language } from '#platform/contract/languages.ts';
import type { DismissKey } from './alerts/alert-rules.ts';

/** What the server writes into the page, so that the browser starts where it ended. */
export interface Boot {
  readonly hydration: HydrationState;
  readonly queries: DehydratedState;
  readonly language: Language;
  readonly timeZone: string;
  readonly renderedAt: number;
  readonly dismissed: readonly DismissKey[];
  /** The last page found that push could be switched on in this browser. */
  readonly canPush: boolean;
}
