import type { useTranslations } from 'use-intl';
import type { Refusal } from '#app/contract/render.ts';

/** The texts of an error page, shared by pages of the router and pages without scripts. */
export function refusalTexts(
  t: ReturnType<typeof useTranslations<'app.error'>>,
  refusal: Refusal | 'offline',
): { readonly title: string; readonly text: string } {
  return { title: t(refusal), text: t(`${refusal}Text`) };
}
