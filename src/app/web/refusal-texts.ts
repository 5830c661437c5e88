import type { useTranslations } from 'use-intl';
import type { Refusal } from '#app/contract/render.ts';

/** What an error page says, the same on a page of the router and on one without scripts. */
export function refusalTexts(
  t: ReturnType<typeof useTranslations<'app.error'>>,
  refusal: Refusal,
): { readonly title: string; readonly text: string } {
  if (refusal === 'tooMany') return { title: t('tooMany'), text: t('tooManyText') };
  if (refusal === 'busy') return { title: t('busy'), text: t('busyText') };
  if (refusal === 'away') return { title: t('away'), text: t('awayText') };
  return { title: t('failed'), text: t('failedText') };
}
