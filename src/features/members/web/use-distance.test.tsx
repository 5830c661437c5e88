import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#platform/contract/languages.ts';
import { createCatalogs } from '#platform/web/data/catalogs.ts';
import { I18nProvider } from '#platform/web/i18n/i18n-provider.tsx';
import { distanceBuckets } from '../contract/member.ts';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { useDistance } from './use-distance.ts';

/** All distances as a reader in this country sees them. */
function shown(language: Language, country: string | null): string[] {
  const Distances = () => {
    const { exact, bucket } = useDistance();
    return [exact(25), ...distanceBuckets.map(bucket)].join('|');
  };
  const catalogs = createCatalogs(() => Promise.reject(new Error('all are there')), language, { members: language === 'de' ? de : en });
  const markup = renderToStaticMarkup(
    <I18nProvider catalogs={catalogs} country={country} serverTimeZone="UTC" renderedAt={0}>
      <Distances />
    </I18nProvider>,
  );
  return markup.split('|');
}

test.each(['GB', 'US', null])('distances are miles for readers of English in %s', (country) => {
  expect(shown('en', country)).toEqual([
    '16\u00a0miles',
    'under 6\u00a0miles',
    '6–\u206016\u00a0miles',
    '16–\u206031\u00a0miles',
    '31–\u206062\u00a0miles',
    'over 62\u00a0miles',
  ]);
});

test.each(['IE', 'DE'])('distances are kilometres for readers of English in %s', (country) => {
  expect(shown('en', country)).toEqual([
    '25\u00a0km',
    'under 10\u00a0km',
    '10–\u206025\u00a0km',
    '25–\u206050\u00a0km',
    '50–\u2060100\u00a0km',
    'over 100\u00a0km',
  ]);
});

test('distances are kilometres in German, also in Britain', () => {
  expect(shown('de', 'GB').slice(0, 2)).toEqual(['25\u00a0km', 'unter 10\u00a0km']);
});
