import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Language } from '#platform/contract/languages.ts';
import type { Namespace } from '#platform/web/data/catalogs.ts';
import type { DismissKey } from '#features/reminders/web/index.ts';

/** The data that the server writes into the page for hydration. */
export interface Boot {
  readonly hydration: HydrationState;
  readonly queries: DehydratedState;
  /** Texts beyond those of the page's route with which the server has drawn it. */
  readonly texts: readonly Namespace[];
  readonly language: Language;
  /** The reader is in the United States, and English is American. */
  readonly american?: true;
  /** `/fr` below the addresses of a language, else `/`. */
  readonly basename: string;
  readonly timeZone: string;
  readonly renderedAt: number;
  readonly dismissed: readonly DismissKey[];
  /** The page of the app without a connection: the server has drawn nothing and knows nobody. */
  readonly shell?: true;
  /** On the previous page, push could be switched on in this browser. */
  readonly canPush: boolean;
}
