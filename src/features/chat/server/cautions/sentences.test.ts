import { expect, test } from 'vitest';
import { hasLink, namesContact } from './cautions.ts';

// Regression: sentences whose space is missing were refused as links, to new members who had just paid.
test.each([
  'Toll.Ich komme',
  'Danke.De nada',
  'Tak.Se du den?',
  'Hej.At komme',
  'Oui.Fr est super',
  'Super.It was fun',
  'Hallo.Online?',
  'Hi.chat mal mit mir',
  'Wow.Live in Berlin',
  'Mr.Bean war lustig',
  'Ja.Love it',
  'Komm z.B.am Abend',
  'W tym tyg.Pl nie',
  'Kyllä.Fi on kiva',
  'desde mi punto de vista',
  'mon point de vue',
  'bringt es auf den Punkt de facto',
  'a polka dot at home',
])('%s is no link', (text) => {
  expect([hasLink(text), namesContact(text)]).toEqual([false, false]);
});

test.each([
  'meineseite.de',
  'Meineseite.de ist neu',
  'Sitio.com es mío',
  'EXAMPLE.COM',
  'schau auf kaffee.live',
  'http://Example.Com',
  'www.Example.Com',
  'Anna.github.io',
  'meineseite punkt de',
  'mijnsite punt nl',
  'min side prik dk',
  'moja strona kropka pl',
  'mysite dot com',
])('%s is a link', (text) => {
  expect(hasLink(text)).toBe(true);
});
