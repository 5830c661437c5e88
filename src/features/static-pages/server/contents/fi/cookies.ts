import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Evästeet',
  lead: 'Mitä {site} tallentaa selaimeesi: vähän, ja vain omia evästeitämme.',
  short: {
    'shield-check': '**Vain omia evästeitämme.** Ei mainosverkostojen, analytiikkapalvelujen eikä sosiaalisen median evästeitä.',
    clock: '**Jokainen vanhenee.** Pisin säilyy vuoden.',
    trash: '**Voit poistaa kaikki.** Silloin sinut kirjataan ulos, ja {site} on unohtanut kielesi.',
  },
  sections: {
    list: {
      title: 'Nämä evästeet asetamme',
      text: [
        'Eväste on pieni tiedosto, jonka selaimesi säilyttää meitä varten. Kaikki paitsi ”visit” ovat välttämättömiä johonkin, mitä itse teet; siksi emme kysy niistä erikseen. ”visit” tallentuu vain, jos vastaat kyllä.',
        {
          table: {
            head: ['Nimi', 'Tarkoitus', 'Milloin', 'Kuinka kauan'],
            rows: [
              ['auth, __Host-auth', 'Pysyt kirjautuneena.', 'kun kirjaudut sisään', '30 päivää'],
              [
                'device',
                'Tunnistaa laitteesi, jotta ulkopuoliset eivät voi lukita sinua ulos väärillä salasanoilla.',
                'kun kirjaudut sisään',
                '1 vuosi',
              ],
              ['browser', 'Tunnistaa selaimesi, kun kirjaudut pääsyavaimella.', 'kun avaat kirjautumissivun', '1 tunti'],
              ['second-step', 'Muistaa kirjautuessa, että vain koodisi puuttuu.', 'kun kirjaudut koodilla', '10 minuuttia'],
              ['restore', 'Palauttaa poistetun tilin.', 'kun kirjaudut poistettuun tiliin', '15 minuuttia'],
              ['locale', 'Muistaa kielesi.', 'kun valitset kielen', '1 vuosi'],
              ['country', 'Muistaa maasi hintoja ja paikkoja varten.', 'kun valitset maan', '1 vuosi'],
              ['theme', 'Muistaa vaalean tai tumman ulkoasun.', 'kun valitset ulkoasun', '1 vuosi'],
              ['hidden_alerts', 'Muistaa, mitkä muistutukset olet sulkenut.', 'kun suljet muistutuksen', '1 vuosi'],
              ['can_push', 'Kertoo meille, tukeeko selaimesi ilmoituksia.', 'kun olet kirjautunut', '1 vuosi'],
              [
                'traffic_source',
                'Muistaa, että mainos toi sinut tänne.',
                'kun sivusto antaa vain näin tulleiden liittyä tai hakea',
                'kunnes suljet selaimen; 30 päivää, jos vastaat kyllä',
              ],
              ['visit', 'Laskee, mikä mainos toi sinut meille.', 'kun vastaat siihen kyllä', '30 päivää'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Mitä muuta selaimesi säilyttää',
      text: [
        'Selaimesi muistissa, jota vain tämä laite lukee, ovat:',
        {
          list: [
            'kunnes suljet välilehden: se, mitä olet jo kirjoittanut liittyessäsi, aloitettu osto sekä Swipen tykkäykset, joita ei ole vielä lähetetty;',
            'kunnes ne on lähetetty: viestit, jotka odottavat verkkoa tai krediittejä, ja aloitetut tekstit;',
            'tunnin ajan: laitteesi löytämä sijainti kahden kilometrin ruutuna;',
            'kunnes poistat ne: vastauksesi siihen, oletko täysi-ikäinen ja saammeko merkitä mainoksen muistiin; kyllä-vastauksen jälkeen 30 päivää myös se, minkä mainoksen kautta tulit;',
            'kunnes poistat ne: suljetut muistutukset, viimeksi käyttämäsi emojit ja sivuston tiedostoja, jotta se latautuu nopeammin ja näyttää jotain myös ilman verkkoa.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Minkä mainoksen kautta tulit',
      text: [
        'Jos tulet meille mainoksen kautta, sen tunniste on osoitteessa. Tallennamme sen vain, jos vastaat kyllä, 30 päiväksi: laskettuna käyntinä ilman nimeäsi, ja tiliisi vain, jos annat siihen erikseen suostumuksesi liittyessäsi. Luvan laskea voit peruuttaa täällä ja tiliä koskevan suostumuksen [asetuksissa](/settings); silloin poistamme tiedon heti.',
      ],
    },
    control: {
      title: 'Mitä voit tehdä',
      text: [
        'Jokaisessa selaimessa voi katsoa, poistaa ja kieltää evästeitä. Ilman evästettä ”auth” et voi kirjautua sisään; muut vain helpottavat käyttöä. Lisää tiedoistasi on [tietosuojaselosteessa](/pages/privacy); kysymyksiin vastaa {company} osoitteessa [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
