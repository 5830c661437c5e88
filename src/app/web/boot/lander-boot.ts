import type { Language } from '#platform/contract/languages.ts';
import type { Catalog } from '#platform/web/data/catalogs.ts';
import type { LanderView } from '#features/landers/web/index.ts';
import type { Settings } from '#features/site/contract/settings.ts';

/** The data that the server writes into a lander for hydration. */
export interface LanderBoot {
  readonly view: LanderView;
  readonly settings: Settings;
  /** Of each catalog, the texts that the page shows. */
  readonly messages: Readonly<Record<string, Catalog>>;
  readonly language: Language;
  /** The language prefix of the URL; null without one. */
  readonly addressLanguage: Language | null;
  readonly renderedAt: number;
}
