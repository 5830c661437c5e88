import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCatalogs } from '#platform/web/data/catalogs.ts';
import { I18nProvider } from '#platform/web/i18n/i18n-provider.tsx';
import { interests } from '../contract/traits.ts';
import { messages as da } from '../messages/da.ts';
import { messages as de } from '../messages/de.ts';
import { messages as sv } from '../messages/sv.ts';
import { useInterestOrder } from './use-interest-order.ts';

test.each([
  ['da', da],
  ['de', de],
  ['sv', sv],
] as const)('interests are in the order of the alphabet of %s', (language, messages) => {
  const Interests = () => useInterestOrder()(interests).join('|');
  const catalogs = createCatalogs(() => Promise.reject(new Error('all are there')), language, { members: messages });
  const markup = renderToStaticMarkup(
    <I18nProvider catalogs={catalogs} country={null} serverTimeZone="UTC" renderedAt={0}>
      <Interests />
    </I18nProvider>,
  );
  const shown = interests
    .toSorted((a, b) => markup.split('|').indexOf(a) - markup.split('|').indexOf(b))
    .map((one) => messages.interest[one]);
  expect(shown).toEqual(Object.values(messages.interest).toSorted(new Intl.Collator(language).compare));
});
