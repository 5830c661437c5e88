import type { useTranslations } from 'use-intl';
import type { Refusal } from '#app/contract/render.ts';

/** What an error page says, the same on a page of the router and on one without scripts. */
export function refusalTexts(
  t: ReturnType<typeof useTranslations<'app.error'>>,
  refusal: Refusal | 'offline',
): { readonly title: string; readonly text: string } {
  return { title: t(refusal), text: t(`${refusal}Text`) };
}
