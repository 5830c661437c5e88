import { createTranslator } from 'use-intl/core';
import type { OfficeLanguage } from '#features/staff/contract/rules.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import { previewEnd, type PreviewViewer } from '../../contract/preview.ts';
import { messages as de } from '../../messages/de.ts';
import { messages as en } from '../../messages/en.ts';

const catalogs = { de, en };

/** Above the page, so that it lies over none of it. The colours are those of the page. */
const look =
  'display:flex;flex-wrap:wrap;justify-content:center;gap:4px 16px;padding:10px 16px;background:var(--ink);color:var(--canvas);font:600 15px/1.4 var(--text)';

/** Says on each page of a preview that it is one, and ends it. */
export function previewBar(language: OfficeLanguage, as: PreviewViewer): string {
  const t = createTranslator({ locale: language, messages: catalogs[language], namespace: 'preview' });
  return `<aside lang="${language}" aria-label="${escapeHtml(t('barName'))}" data-preview style="${look}"><span>${escapeHtml(t('bar', { who: as }))}</span><a href="${previewEnd}" style="color:inherit;text-decoration:underline">${escapeHtml(t('barEnd'))}</a></aside>`;
}
