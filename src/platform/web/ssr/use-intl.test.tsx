import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as inBrowser from 'use-intl';
import { messages as common } from '#platform/messages/de.ts';
import * as onServer from './use-intl.ts';

const config = { locale: 'de', timeZone: 'Europe/Berlin', now: new Date('2026-11-23T10:00:00Z'), messages: { common } } as const;

function BrowserPage() {
  const t = inBrowser.useTranslations('common');
  const all = inBrowser.useTranslations();
  const format = inBrowser.useFormatter();
  const now = inBrowser.useNow();
  return [
    t('state.online'),
    all('common.state.online'),
    t('pages.page', { page: 1 }),
    t('pages.page', { page: 2000 }),
    format.dateTime(now, { dateStyle: 'full', timeStyle: 'short' }),
    format.number(1234.5, { style: 'currency', currency: 'EUR' }),
    format.relativeTime(new Date('2026-11-20T10:00:00Z')),
    format.list(['a', 'b', 'c']),
    inBrowser.useLocale(),
    inBrowser.useTimeZone(),
  ].join('|');
}

function ServerPage() {
  const t = onServer.useTranslations('common');
  const all = onServer.useTranslations();
  const format = onServer.useFormatter();
  const now = onServer.useNow();
  return [
    t('state.online'),
    all('common.state.online'),
    t('pages.page', { page: 1 }),
    t('pages.page', { page: 2000 }),
    format.dateTime(now, { dateStyle: 'full', timeStyle: 'short' }),
    format.number(1234.5, { style: 'currency', currency: 'EUR' }),
    format.relativeTime(new Date('2026-11-20T10:00:00Z')),
    format.list(['a', 'b', 'c']),
    onServer.useLocale(),
    onServer.useTimeZone(),
  ].join('|');
}

test('the server writes what the browser writes, also when it has written it before', () => {
  const expected = renderToStaticMarkup(
    <inBrowser.IntlProvider {...config}>
      <BrowserPage />
    </inBrowser.IntlProvider>,
  );
  const draw = () =>
    renderToStaticMarkup(
      <onServer.IntlProvider {...config}>
        <ServerPage />
      </onServer.IntlProvider>,
    );
  expect([draw(), draw()]).toEqual([expected, expected]);
});

test('the texts of one language are never those of another', () => {
  const Text = () => String(onServer.useTranslations('common')('text'));
  const draw = (locale: 'de' | 'fi', text: string) =>
    renderToStaticMarkup(
      <onServer.IntlProvider {...config} locale={locale} messages={{ common: { text } }}>
        <Text />
      </onServer.IntlProvider>,
    );
  expect([draw('de', 'Hallo'), draw('fi', 'Hei'), draw('de', 'Hallo')]).toEqual(['Hallo', 'Hei', 'Hallo']);
});
