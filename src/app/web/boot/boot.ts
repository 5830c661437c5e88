import type { HydrationState } from 'react-router';
import type { Language } from '#platform/contract/languages.ts';
import type { Namespace } from '#platform/web/data/catalogs.ts';
import type { DismissKey } from '#features/reminders/web/index.ts';
import type { BootQuery } from './boot-queries.ts';

/** The data that the server writes into the page for hydration. */
export interface Boot {
  readonly hydration: HydrationState;
  readonly queries: readonly BootQuery[];
  /** Namespaces with which the server has rendered the page, beyond those of its route. */
  readonly texts: readonly Namespace[];
  readonly language: Language;
  /** The reader is in the United States, so English is American. */
  readonly american?: true;
  /** `/fr` for URLs with a language prefix, else `/`. */
  readonly basename: string;
  readonly timeZone: string;
  readonly renderedAt: number;
  readonly dismissed: readonly DismissKey[];
  /** This is the app's page for times without a connection: nothing is rendered, and no user is known. */
  readonly shell?: true;
  /** Whether push could be switched on in this browser, as the previous page found out. */
  readonly canPush: boolean;
}
