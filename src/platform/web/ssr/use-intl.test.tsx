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

test('a text with parameters is that of these parameters, however often it was written', () => {
  const pages = [1, 2, 1000, 1, 12, 2];
  const InBrowser = () => {
    const t = inBrowser.useTranslations('common');
    return pages.map((page) => t('pages.page', { page })).join('|');
  };
  const OnServer = () => {
    const t = onServer.useTranslations('common');
    return pages.map((page) => String(t('pages.page', { page }))).join('|');
  };
  const expected = renderToStaticMarkup(
    <inBrowser.IntlProvider {...config}>
      <InBrowser />
    </inBrowser.IntlProvider>,
  );
  const drawn = renderToStaticMarkup(
    <onServer.IntlProvider {...config}>
      <OnServer />
    </onServer.IntlProvider>,
  );
  expect(drawn).toBe(expected);
});

test('parameters that look alike when they are written one after the other are not mixed up', () => {
  const Text = ({ given }: { given: Record<string, string | number> }) =>
    String(onServer.useTranslations('common')('text', { a: '', b: '', ...given }));
  const draw = (given: Record<string, string | number>) =>
    renderToStaticMarkup(
      <onServer.IntlProvider {...config} messages={texts}>
        <Text given={given} />
      </onServer.IntlProvider>,
    );
  const texts = { common: { text: '{a}-{b}' } };
  const all = [{ a: 'x', b: 'y' }, { a: 'x b y' }, { a: 'x" b "y' }, { b: 'y' }, { a: '1' }, { a: 1 }];
  const first = all.map(draw);
  expect(new Set(first).size).toBe(all.length - 1);
  expect(all.toReversed().map(draw).toReversed()).toEqual(first);
});
