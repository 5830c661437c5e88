import type { Language } from '#platform/contract/languages.ts';
import type { Catalog } from '#platform/web/data/catalogs.ts';
import type { LanderView } from '#features/landers/web/index.ts';
import type { Settings } from '#features/site/contract/settings.ts';

/** What the server writes into the page of a lander for hydration. */
export interface LanderBoot {
  readonly view: LanderView;
  readonly settings: Settings;
  /** Those that the page shows, of each catalog. */
  readonly messages: Readonly<Record<string, Catalog>>;
  readonly language: Language;
  /** With which the address begins. */
  readonly addressLanguage: Language | null;
  readonly renderedAt: number;
}
